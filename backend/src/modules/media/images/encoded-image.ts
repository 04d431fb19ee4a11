/** Results and refusals of encoding, shared by both sides of the image process. */

/** Maximum of pixels: 40 megapixels. */
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
  /** px, ascending; `<name>-<width>.avif` and `.webp` exist for each. */
  widths: number[];
  width: number;
  height: number;
  /** Tiny data URL as placeholder. */
  blur: string;
}

/** Files made of one picture, and its size in px. */
export interface MadeFiles {
  files: ImageFile[];
  width: number;
  height: number;
}

/** The hero picture in both shapes. */
export interface HeroImages {
  wide: EncodedImage;
  tall: EncodedImage;
  /** Focal point within `wide`. */
  focus: { x: number; y: number };
}

export type RefusalCode = 'IMAGE_UNREADABLE' | 'IMAGE_DAMAGED' | 'IMAGE_TOO_MANY_PIXELS';

/** The uploaded picture is refused for the reason `code`. */
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
