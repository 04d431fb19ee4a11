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

/** An article's next picture usually follows within a minute. */
const IDLE_MS = 60_000;

/**
 * Encodes uploaded pictures: decoded, turned upright, without EXIF, in several widths. A picture that cannot be decoded
 * completely is refused, so that no original bytes are served.
 * Encoding runs in its own process with a lower priority than requests. The process ends after an idle minute to free its
 * memory; a crashing decoder fails one picture. Each method throws the refusals of `media.errors.ts`, and MEDIA_UNAVAILABLE
 * when the process was lost.
 */
@Injectable()
export class ImageProcessor implements OnApplicationShutdown {
  private readonly logger = new Logger('Images');
  /** Work waits here, as the pool loses its queue when a process crashes. */
  private readonly oneAtATime = pLimit(1);
  private readonly pool = new Tinypool({
    filename: startedFile('modules/media/images/image-worker').href,
    runtime: 'child_process',
    serialization: 'advanced',
    // Otherwise the process would have no environment, and miss the image's memory settings.
    env: { ...(process.env as Record<string, string>), IMAGE_PROCESS_PRIORITY: String(this.priority) },
    minThreads: 0,
    maxThreads: 1,
    idleTimeout: IDLE_MS,
  });

  /** Priority of the image process for `os.setPriority`. */
  protected get priority(): number {
    return constants.priority.PRIORITY_BELOW_NORMAL;
  }

  constructor() {
    // The process ended while idle or starting: the waiting task is rejected.
    this.pool.on('error', (error) => {
      this.logger.warn(`image process: ${String(error)}`);
      this.pool.cancelPendingTasks();
    });
  }

  onApplicationShutdown(): Promise<void> {
    return this.pool.destroy();
  }

  /** @param name prefix of the file names */
  async process(upload: FileOnDisk, name: string): Promise<EncodedImage> {
    expectPicture(upload);
    return this.encode('encodeWidths', upload.path, name);
  }

  /** One WebP, for a private file. */
  async privatePicture(upload: FileOnDisk): Promise<Buffer> {
    expectPicture(upload);
    return Buffer.from(await this.encode('encodePrivate', upload.path));
  }

  /** Crop around the focal point for social networks. @param picture a file of ours */
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

  /** @param drawing a PNG, or a sanitised SVG */
  async logo(drawing: Buffer): Promise<MadeFiles> {
    return this.encode('encodeLogo', drawing, 'logo-0.png');
  }

  /** @param drawing as for a logo @param ground `#rrggbb`, background of the sizes without transparency */
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

/** Checks size and first bytes. @throws IMAGE_UNREADABLE, IMAGE_TOO_LARGE */
function expectPicture({ size, head }: FileOnDisk): void {
  if (size > MAX_IMAGE_BYTES) throw imageError('IMAGE_TOO_LARGE');
  if (!imageTypeOf(head)) throw mediaError('IMAGE_UNREADABLE');
}
