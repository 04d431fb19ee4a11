import { Injectable } from '@nestjs/common';
import type { FileOnDisk } from '../../../platform/files/file-on-disk.ts';
import type { Transaction } from '../../../platform/database/unit-of-work.ts';
import type { Picture, PictureWidths } from '../../media/picture.api.ts';
import { CENTRE, mediaIdsIn, MediaLibrary } from '../../media/media-library.api.ts';
import type { PictureFields } from './form-fields.dto.ts';

export interface PictureInput extends PictureFields {
  /** The form's field, which a refusal names. */
  field: string;
  /** What the picture is said to show when nobody says it. */
  title: string;
  /** Whether links to this content are shared: then social networks get a picture of their own. */
  shared: boolean;
}

/** Pictures of articles, recipes and stories: uploaded ones taken in, known ones amended. */
@Injectable()
export class ContentPictures {
  constructor(private readonly library: MediaLibrary) {}

  /** Where pictures of ours are served. */
  get ownOrigins(): readonly string[] {
    return this.library.ownOrigins;
  }

  /** Of the uploads that a text shows; null when it shows none. */
  widthsIn(tx: Transaction, text: string): Promise<PictureWidths | null> {
    return this.library.widthsIn(tx, text);
  }

  /**
   * Runs a save that is to use an upload; when it fails, the stored picture goes again.
   * @throws what MediaLibrary.store throws
   */
  async saveNew<T>(
    upload: FileOnDisk,
    input: PictureInput,
    save: (picture: Picture) => Promise<T>,
  ): Promise<T> {
    const picture = await this.take(upload, input);
    try {
      return await save(picture);
    } catch (error) {
      await Promise.allSettled(mediaIdsIn(picture.source).map((id) => this.library.discard(id)));
      throw error;
    }
  }

  /**
   * Runs a save that is to use an upload or, without one, the known picture as it is described now.
   * @throws what MediaLibrary.store throws
   */
  async saveNewOrKnown<T, Known extends Picture | null>(
    upload: FileOnDisk | undefined,
    known: Known,
    input: PictureInput,
    save: (picture: Picture | Known) => Promise<T>,
  ): Promise<T> {
    if (upload) return this.saveNew(upload, input, save);
    return save(known && (await this.amend(known, input)));
  }

  private async take(
    upload: FileOnDisk,
    { field, title, shared, alt, focalX, focalY }: PictureInput,
  ): Promise<Picture> {
    const focus = { x: focalX ?? CENTRE.x, y: focalY ?? CENTRE.y };
    const stored = await this.library.store(upload, field, shared ? focus : undefined);
    return { ...stored, alt: alt || title, focalX: focus.x, focalY: focus.y };
  }

  /** The known picture with another description or focal point. */
  private async amend(picture: Picture, { alt, focalX, focalY }: PictureFields): Promise<Picture> {
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

/** The one picture of an article or a recipe. */
export function coverInput({ alt, focalX, focalY }: PictureFields, title: string): PictureInput {
  return { field: 'image', title, shared: true, alt, focalX, focalY };
}
