import { constants } from 'node:os';
import { Injectable, Logger, type OnApplicationShutdown } from '@nestjs/common';
import pLimit from 'p-limit';
import { Tinypool } from 'tinypool';
import { startedFile } from '../../config/places.ts';
import type { FileOnDisk } from '../../platform/files/file-on-disk.ts';
import { imageError, MAX_IMAGE_BYTES } from '../../platform/files/image.errors.ts';
import { imageTypeOf } from '../../platform/files/image-signature.ts';
import type { EncodedImage, HeroImages, ImageFile, MadeFiles } from './images/encoded-image.ts';
import type { FocalPoint } from './images/focal-crop.domain.ts';
import type { Encoder, EncodingAnswer, EncodingTask } from './images/image-worker.ts';
import type { ShareCard } from './images/share-card.ts';
import { mediaError } from './media.errors.ts';

export type { EncodedImage, ImageFile } from './images/encoded-image.ts';
export { CARD_DESIGN, type ShareCard } from './images/share-card.ts';
export { videoTypeOf } from './video-type.ts';

/** The next picture of an article usually follows within a minute. */
const IDLE_MS = 60_000;

/**
 * Makes new files of an uploaded picture: decoded, turned upright, without EXIF, in a few widths. A picture that cannot be decoded
 * completely is refused, so that none of the sender's bytes is ever served.
 *
 * Encoding runs in a process of its own with a lower priority than requests have. The process ends after a minute without work and gives
 * its memory back; a file that crashes a decoder fails alone. Each method throws the refusals of `media.errors.ts`, and
 * MEDIA_UNAVAILABLE when the process was lost.
 */
@Injectable()
export class ImageProcessor implements OnApplicationShutdown {
  private readonly logger = new Logger('Images');
  /** Work waits here and not in the pool, which forgets its queue when a process crashes. */
  private readonly oneAtATime = pLimit(1);
  private readonly pool = new Tinypool({
    filename: startedFile('modules/media/images/image-worker').href,
    runtime: 'child_process',
    serialization: 'advanced',
    // Without it the process would have no environment, and so not the image's settings for memory.
    env: { ...(process.env as Record<string, string>), IMAGE_PROCESS_PRIORITY: String(this.priority) },
    minThreads: 0,
    maxThreads: 1,
    idleTimeout: IDLE_MS,
  });

  /** Of the image process, as `os.setPriority` takes it. */
  protected get priority(): number {
    return constants.priority.PRIORITY_BELOW_NORMAL;
  }

  constructor() {
    // The process ended without work, or while it started: the waiting task is rejected.
    this.pool.on('error', (error) => {
      this.logger.warn(`image process: ${String(error)}`);
      this.pool.cancelPendingTasks();
    });
  }

  onApplicationShutdown(): Promise<void> {
    return this.pool.destroy();
  }

  /** @param name what the files' names begin with */
  async process(upload: FileOnDisk, name: string): Promise<EncodedImage> {
    expectPicture(upload);
    return this.encode('encodeWidths', upload.path, name);
  }

  /** The part around the focal point, in the shape that social networks show. @param picture a file of ours */
  async social(picture: Uint8Array, focus: FocalPoint, name: string): Promise<ImageFile> {
    return this.encode('encodeSocial', picture, focus, name);
  }

  async socialUpload(upload: FileOnDisk, focus: FocalPoint): Promise<MadeFiles> {
    expectPicture(upload);
    return this.encode('encodeSocialUpload', upload.path, focus, 'social-0.jpg');
  }

  async hero(upload: FileOnDisk, focus: FocalPoint): Promise<HeroImages> {
    expectPicture(upload);
    return this.encode('encodeHero', upload.path, focus);
  }

  /** @param drawing a PNG, or an SVG that has been cleaned */
  async logo(drawing: Buffer): Promise<MadeFiles> {
    return this.encode('encodeLogo', drawing, 'logo-0.png');
  }

  /** @param drawing as of a logo @param ground `#rrggbb`, the background of the sizes that may not be transparent */
  async icon(drawing: Buffer, ground: string): Promise<MadeFiles> {
    return this.encode('encodeIcon', drawing, ground);
  }

  async shareCard(card: ShareCard): Promise<ImageFile> {
    return this.encode('encodeShareCard', card);
  }

  private async encode<Kind extends keyof Encoder>(
    kind: Kind,
    ...given: Parameters<Encoder[Kind]>
  ): Promise<Awaited<ReturnType<Encoder[Kind]>>> {
    const task: EncodingTask = { kind, given };
    const answer = await this.oneAtATime(() => this.pool.run(task) as Promise<EncodingAnswer>).catch(
      (cause: unknown) => {
        throw mediaError('MEDIA_UNAVAILABLE', { cause });
      },
    );
    if ('refused' in answer) throw mediaError(answer.refused);
    if ('failed' in answer) throw new Error(answer.failed);
    return answer.made as Awaited<ReturnType<Encoder[Kind]>>;
  }
}

/** By its size and its first bytes. @throws IMAGE_UNREADABLE, IMAGE_TOO_LARGE */
function expectPicture({ size, head }: FileOnDisk): void {
  if (size > MAX_IMAGE_BYTES) throw imageError('IMAGE_TOO_LARGE');
  if (!imageTypeOf(head)) throw mediaError('IMAGE_UNREADABLE');
}
