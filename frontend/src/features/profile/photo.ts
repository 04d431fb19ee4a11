/** px. Larger than any place it is shown. */
const maxSide = 512;
const quality = 0.85;
const maxFileBytes = 25 * 1024 * 1024;

export const photoWords = {
  unreadable: 'We could not read that file as a picture. Choose a JPEG, PNG or WebP.',
  tooLarge: 'That file is larger than 25 MB. Choose a smaller picture.',
};

/** Fits the size into the square without enlarging. */
export function fitted(width: number, height: number): { width: number; height: number } {
  const scale = Math.min(1, maxSide / Math.max(width, height));
  return {
    width: Math.max(1, Math.round(width * scale)),
    height: Math.max(1, Math.round(height * scale)),
  };
}

function toBlob(canvas: HTMLCanvasElement, type: string): Promise<Blob | null> {
  return new Promise((resolve) => {
    canvas.toBlob(resolve, type, quality);
  });
}

function toDataUrl(blob: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => resolve(String(reader.result)));
    reader.addEventListener('error', () => reject(new Error(photoWords.unreadable)));
    reader.readAsDataURL(blob);
  });
}

/**
 * Resizes a photo to a small data URL. Re-encoding also removes EXIF data such as the location.
 * @throws Error with a message for the user
 */
export async function shrinkPhoto(file: File): Promise<string> {
  if (file.size > maxFileBytes) throw new Error(photoWords.tooLarge);
  const picture = await createImageBitmap(file, { imageOrientation: 'from-image' }).catch(() => {
    throw new Error(photoWords.unreadable);
  });
  const canvas = document.createElement('canvas');
  Object.assign(canvas, fitted(picture.width, picture.height));
  const context = canvas.getContext('2d');
  if (!context) throw new Error(photoWords.unreadable);
  // JPEG has no transparency: avoid a black background.
  context.fillStyle = 'white';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(picture, 0, 0, canvas.width, canvas.height);
  picture.close();
  const webp = await toBlob(canvas, 'image/webp');
  // Safari cannot encode WebP and returns a large PNG.
  const blob = webp?.type === 'image/webp' ? webp : await toBlob(canvas, 'image/jpeg');
  if (!blob) throw new Error(photoWords.unreadable);
  return toDataUrl(blob);
}
