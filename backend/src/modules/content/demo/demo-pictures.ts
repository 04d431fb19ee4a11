import { fileURLToPath } from 'node:url';
import { type FileOnDisk, fileAt } from '../../../platform/files/file-on-disk.ts';
import type { MediaLibrary, StoredImage } from '../../media/media-library.api.ts';
import type { Picture } from '../../media/picture.api.ts';
import { type ContentPictures, coverInput } from '../editing/content-pictures.ts';
import type { PictureFields } from '../editing/form-fields.dto.ts';

/** Takes the originals of the demo in as an owner's uploads. What no row comes to use is removed like any other upload. */
export class DemoPictures {
  /** @param folder of the originals, with a slash at its end */
  constructor(
    private readonly folder: URL,
    private readonly library: MediaLibrary,
    private readonly pictures: ContentPictures,
  ) {}

  get ownOrigins(): readonly string[] {
    return this.pictures.ownOrigins;
  }

  /** The picture of an article or a recipe. @throws what MediaLibrary.store throws */
  async cover(file: string, fields: PictureFields): Promise<Picture> {
    return this.pictures.saveNew(await this.original(file), coverInput(fields, ''), async (saved) => saved);
  }

  /** One side of a story, which nobody has lived. @throws what MediaLibrary.store throws */
  async side(file: string, alt: string): Promise<Picture> {
    return { ...(await this.library.store(await this.original(file), 'image')), alt, illustration: true };
  }

  /** A picture inside an article. @throws what MediaLibrary.store throws */
  async figure(file: string): Promise<StoredImage> {
    return this.library.store(await this.original(file), 'image');
  }

  private original(file: string): Promise<FileOnDisk> {
    return fileAt(fileURLToPath(new URL(file, this.folder)));
  }
}
