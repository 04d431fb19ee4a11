import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { constants } from 'node:os';
import path from 'node:path';
import { deserialize, serialize } from 'node:v8';
import type { FileOnDisk } from '../platform/files/file-on-disk.ts';
import { ImageProcessor } from '../modules/media/image-processor.service.ts';
import type { FocalPoint } from '../modules/media/images/focal-crop.domain.ts';
import { IMAGE_SETTINGS } from '../modules/media/images/encode.ts';
import type { EncodedImage, ImageFile } from '../modules/media/images/encoded-image.ts';

/** Caches the encoded files of pictures in a folder, as every test stack is seeded with the same forty. */
export class CachingProcessor extends ImageProcessor {
  constructor(private readonly folder: string) {
    super();
  }

  /** Normal priority: no requests are served beside a seed. */
  protected override get priority(): number {
    return constants.priority.PRIORITY_NORMAL;
  }

  override async process(upload: FileOnDisk, name: string): Promise<EncodedImage> {
    return this.remembered(`widths ${name}`, await readFile(upload.path), () => super.process(upload, name));
  }

  override async social(picture: Uint8Array, focus: FocalPoint, name: string): Promise<ImageFile> {
    const make = () => super.social(picture, focus, name);
    return { ...(await this.remembered(`social ${focus.x} ${focus.y}`, picture, make)), name };
  }

  private async remembered<Made>(what: string, from: Uint8Array, make: () => Promise<Made>): Promise<Made> {
    const key = createHash('sha256').update(`${IMAGE_SETTINGS} ${what}\0`).update(from).digest('hex');
    const file = path.join(this.folder, key);
    const known = await readFile(file).catch(() => undefined);
    if (known) return deserialize(known) as Made;
    const made = await make();
    await mkdir(this.folder, { recursive: true });
    // Renamed when complete, as two stacks may write it concurrently.
    const draft = `${file}.${randomUUID()}`;
    await writeFile(draft, serialize(made));
    await rename(draft, file);
    return made;
  }
}
