import { Inject, Injectable, Logger } from '@nestjs/common';
import { randomUUID } from 'node:crypto';
import type { Env } from '../../config/env.ts';
import { ENV } from '../../config/config.module.ts';
import { type Transaction, UnitOfWork } from '../../platform/database/unit-of-work.ts';
import { DomainError } from '../../platform/errors/errors.ts';
import type { FileOnDisk } from '../../platform/files/file-on-disk.ts';
import { Outbox } from '../../platform/jobs/outbox.ts';
import type { FocalPoint } from './images/focal-crop.domain.ts';
import type { ImageFile } from './images/encoded-image.ts';
import { ImageProcessor } from './image-processor.service.ts';
import { mediaError } from './media.errors.ts';
import { MediaRepository } from './media.repository.ts';
import type { PictureWidths } from './picture.ts';
import { MediaStorage } from './storage/media-storage.ts';

export { CENTRE } from './images/focal-crop.domain.ts';

/** An uploaded picture as stored with content. */
export interface StoredImage {
  /** Public address without width and extension. */
  source: string;
  widths: number[];
  width: number;
  height: number;
  blur: string;
  /** Address of the JPEG for social networks. */
  social?: string;
}

const NAME = 'picture';
const ADDRESS = /\/uploads\/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\//g;

/** Ids of the uploads in a text or address. */
export function mediaIdsIn(text: string): string[] {
  return [...new Set([...text.matchAll(ADDRESS)].map(([, id]) => id!))];
}

/**
 * Stores uploaded pictures. The row comes first, then the files, then (in the transaction of the content) the use; leftovers
 * of failures are removed later.
 */
@Injectable()
export class MediaLibrary {
  private readonly logger = new Logger('Media');

  constructor(
    @Inject(ENV) private readonly env: Env,
    private readonly db: UnitOfWork,
    private readonly media: MediaRepository,
    private readonly storage: MediaStorage,
    private readonly processor: ImageProcessor,
    private readonly outbox: Outbox,
  ) {}

  /** Origins of our pictures: the site, and the CDN if configured. */
  get ownOrigins(): readonly string[] {
    const { PUBLIC_URL, MEDIA_PUBLIC_URL } = this.env;
    return MEDIA_PUBLIC_URL === undefined ? [PUBLIC_URL] : [PUBLIC_URL, MEDIA_PUBLIC_URL];
  }

  /**
   * @param field of the form, for errors
   * @param social focal point of the social picture; undefined makes none
   * @throws what ImageProcessor throws, MEDIA_UNAVAILABLE
   */
  async store(upload: FileOnDisk, field: string, social?: FocalPoint): Promise<StoredImage> {
    const { files, ...image } = await this.processor.process(upload, NAME).catch((error: unknown) => {
      throw error instanceof DomainError ? error.at(field) : error;
    });
    if (social) files.push(await this.processor.social(files.at(-1)!.body, social, socialName()));
    const { mediaId } = await this.keep(files);
    const socialFile = files.find(({ type }) => type === 'image/jpeg');
    return {
      ...image,
      source: this.addressOf(mediaId, NAME),
      ...(socialFile && { social: this.addressOf(mediaId, socialFile.name) }),
    };
  }

  /** Stores our own files under a new id. @throws MEDIA_UNAVAILABLE */
  async keep(files: readonly ImageFile[]): Promise<{ mediaId: string; folder: string }> {
    const mediaId = randomUUID();
    await this.media.announce(
      mediaId,
      files.map(({ name }) => name),
    );
    try {
      for (const file of files) await this.put(mediaId, file);
    } catch (error) {
      await this.discard(mediaId);
      throw error;
    }
    return { mediaId, folder: this.folderOf(mediaId) };
  }

  /** A file of ours; undefined when it is deleted. */
  async read(mediaId: string, name: string): Promise<Buffer | undefined> {
    const body = await this.storage.read(`${mediaId}/${name}`);
    return body && Buffer.concat(await body.toArray());
  }

  /** Crops the social picture again. @returns its address, or undefined for a picture that is no upload */
  async recrop(source: string, largestWidth: number, focus: FocalPoint): Promise<string | undefined> {
    const [mediaId] = mediaIdsIn(source);
    const picture = mediaId && (await this.read(mediaId, `${NAME}-${largestWidth}.webp`));
    if (!picture) return undefined;
    const file = await this.processor.social(picture, focus, socialName());
    await this.media.announceFile(mediaId, file.name);
    await this.put(mediaId, file);
    return this.addressOf(mediaId, file.name);
  }

  /** Sets the uploads used by `ownerId` with `tx`; unused ones are then removed. */
  async use(tx: Transaction, ownerId: string, mediaIds: readonly string[]): Promise<void> {
    for (const mediaId of await this.media.setUses(tx, ownerId, mediaIds)) {
      await this.outbox.add(tx, 'media.remove', { mediaId });
    }
  }

  /** Widths of the uploads in a text; null when there are none. */
  async widthsIn(tx: Transaction, text: string): Promise<PictureWidths | null> {
    const ids = mediaIdsIn(text);
    return ids.length > 0 ? this.media.widths(tx, ids) : null;
  }

  /** The existing ones: a picture may be removed before its first use. */
  usedBy(tx: Transaction, ownerId: string): Promise<string[]> {
    return this.media.usedBy(tx, ownerId);
  }

  /** For an upload whose content was not saved. */
  async discard(mediaId: string): Promise<void> {
    await this.db.run((tx) => this.outbox.add(tx, 'media.remove', { mediaId }));
  }

  private async put(mediaId: string, file: ImageFile): Promise<void> {
    try {
      await this.storage.put(`${mediaId}/${file.name}`, file.body, file.type);
    } catch (error) {
      this.logger.error({ err: error, mediaId }, 'a picture could not be stored');
      throw mediaError('MEDIA_UNAVAILABLE', { cause: error });
    }
  }

  private addressOf(mediaId: string, name: string): string {
    return `${this.folderOf(mediaId)}/${name}`;
  }

  private folderOf(mediaId: string): string {
    return `${this.env.MEDIA_PUBLIC_URL ?? ''}/uploads/${mediaId}`;
  }
}

/** A new name each time: content behind an address must not change. */
function socialName(): string {
  return `social-${randomUUID().slice(0, 8)}.jpg`;
}
