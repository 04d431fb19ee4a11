import type { EncodedImage, ImageFile, RefusalCode } from './encoded-image.ts';
import type { FocalPoint } from './focal-crop.domain.ts';

/** What the image process is asked for, and what it answers. */
export type WorkerTask =
  | { kind: 'widths'; upload: Uint8Array; name: string }
  | { kind: 'social'; picture: Uint8Array; focus: FocalPoint; name: string };

export type WorkerAnswer =
  | { made: EncodedImage | ImageFile }
  /** The picture's fault. */
  | { refused: RefusalCode }
  | { failed: string };
