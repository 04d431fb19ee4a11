import { Injectable } from '@nestjs/common';
import { CENTRE } from '../../../platform/media/focal-crop.domain.ts';
import type { Picture } from '../../../platform/media/media.dto.ts';
import { mediaIdsIn, MediaLibrary } from '../../../platform/media/media-library.ts';
import type { PictureFields } from './form-fields.dto.ts';

interface PictureWish extends PictureFields {
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

  /**
   * Stores an upload. Until a save uses it, it belongs to nobody: `keepOrDiscard` is for that.
   * @throws what MediaLibrary.store throws
   */
  async take(upload: Buffer, { field, title, shared, alt, focalX, focalY }: PictureWish): Promise<Picture> {
    const focus = { x: focalX ?? CENTRE.x, y: focalY ?? CENTRE.y };
    const stored = await this.library.store(upload, field, shared ? focus : undefined);
    return { ...stored, alt: alt || title, focalX: focus.x, focalY: focus.y };
  }

  /** The known picture with another description or focal point. */
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

  /** Runs a save that is to use freshly stored pictures; when it fails, they go again. */
  async keepOrDiscard<T>(fresh: readonly (Picture | undefined)[], save: () => Promise<T>): Promise<T> {
    try {
      return await save();
    } catch (error) {
      const ids = mediaIdsIn(fresh.map((picture) => picture?.source ?? '').join(' '));
      await Promise.allSettled(ids.map((id) => this.library.discard(id)));
      throw error;
    }
  }
}
