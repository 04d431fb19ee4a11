/** What is made of a picture, and why it may not be: all that both sides of the image process know. */

/** The largest picture that is taken, in pixels: 40 megapixels. */
export const MAX_IMAGE_PIXELS = 40_000_000;

export interface ImageFile {
  name: string;
  type:
    | 'image/avif'
    | 'image/webp'
    | 'image/jpeg'
    | 'image/png'
    | 'image/svg+xml'
    | 'image/x-icon'
    | 'video/mp4'
    | 'video/webm';
  body: Uint8Array;
}

export interface EncodedImage {
  files: ImageFile[];
  /** px, ascending; `<name>-<width>.avif` and `.webp` are there for each. */
  widths: number[];
  width: number;
  height: number;
  /** A tiny data URL to show until the picture is there. */
  blur: string;
}

/** Files made of one picture, and how large that was, in px. */
export interface MadeFiles {
  files: ImageFile[];
  width: number;
  height: number;
}

/** One picture in the two shapes of the first screen. */
export interface HeroImages {
  wide: EncodedImage;
  tall: EncodedImage;
  /** Where the focal point has come to stand in `wide`. */
  focus: { x: number; y: number };
}

export type RefusalCode = 'IMAGE_UNREADABLE' | 'IMAGE_DAMAGED' | 'IMAGE_TOO_MANY_PIXELS';

/** The uploaded picture cannot be used; `code` says why. */
export class ImageRefusal extends Error {
  readonly code: RefusalCode;

  constructor(code: RefusalCode, cause?: unknown) {
    super(code, { cause });
    this.code = code;
  }
}

/** @param error of the decoder */
export function refusalOf(error: unknown): ImageRefusal {
  const isTooLarge = error instanceof Error && /pixel limit|exceeds maximum/i.test(error.message);
  return new ImageRefusal(isTooLarge ? 'IMAGE_TOO_MANY_PIXELS' : 'IMAGE_DAMAGED', error);
}
