import type { FileOnDisk } from '../../../platform/files/file-on-disk.ts';
import type { Picture } from '../../media/picture.ts';
import { CENTRE, mediaIdsIn, type MediaLibrary } from '../../media/media-library.service.ts';
import type { PictureFields } from './form-fields.dto.ts';

export interface PictureInput extends PictureFields {
  /** Field of the form, for errors. */
  field: string;
  /** Default alt text. */
  title: string;
  /** Whether it has share links: then a social picture is made. */
  shared: boolean;
}

/** Runs a save; when it throws or saves nothing, its uploads are removed. */
export async function withUploads<T>(
  library: MediaLibrary,
  save: (uploads: UploadedPictures) => Promise<T | undefined>,
): Promise<T | undefined> {
  const uploads = new UploadedPictures(library);
  let saved: T | undefined;
  try {
    saved = await save(uploads);
  } finally {
    if (saved === undefined) await uploads.discard();
  }
  return saved;
}

/** The pictures of one save. */
export class UploadedPictures {
  private readonly sources: string[] = [];

  constructor(private readonly library: MediaLibrary) {}

  /** A new picture. @throws what MediaLibrary.store throws */
  async take(
    upload: FileOnDisk,
    { field, title, shared, alt, focalX, focalY }: PictureInput,
  ): Promise<Picture> {
    const focus = { x: focalX ?? CENTRE.x, y: focalY ?? CENTRE.y };
    const stored = await this.library.store(upload, field, shared ? focus : undefined);
    this.sources.push(stored.source);
    return { ...stored, alt: alt || title, focalX: focus.x, focalY: focus.y };
  }

  /** A new picture or, without an upload, the stored one with the sent description. */
  async takeOrAmend<Known extends Picture | null>(
    upload: FileOnDisk | undefined,
    known: Known,
    input: PictureInput,
  ): Promise<Picture | Known> {
    if (upload) return this.take(upload, input);
    return known && this.amend(known, input);
  }

  async discard(): Promise<void> {
    const ids = mediaIdsIn(this.sources.join(' '));
    await Promise.allSettled(ids.map((id) => this.library.discard(id)));
  }

  /** The stored picture with another description or focal point. */
  async amend(picture: Picture, { alt, focalX, focalY }: PictureFields): Promise<Picture> {
    const x = focalX ?? picture.focalX;
    const y = focalY ?? picture.focalY;
    const amended: Picture = {
      ...picture,
      alt: alt || picture.alt,
      ...(x !== undefined && { focalX: x }),
      ...(y !== undefined && { focalY: y }),
    };
    if (picture.social === undefined || (x === picture.focalX && y === picture.focalY)) return amended;
    const focus = { x: x ?? CENTRE.x, y: y ?? CENTRE.y };
    const social = await this.library.recrop(picture.source, picture.width, focus);
    return { ...amended, ...(social !== undefined && { social }) };
  }
}

/** The picture of an article or recipe. */
export function coverInput({ alt, focalX, focalY }: PictureFields, title: string): PictureInput {
  return { field: 'image', title, shared: true, alt, focalX, focalY };
}
