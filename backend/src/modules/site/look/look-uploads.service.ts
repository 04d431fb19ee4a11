import { type Icon, type Logo, type PictureFiles } from '@ironbloom/brand/look';
import { Injectable } from '@nestjs/common';
import { readFile } from 'node:fs/promises';
import { UnitOfWork } from '../../../platform/database/unit-of-work.ts';
import type { FileOnDisk } from '../../../platform/files/file-on-disk.ts';
import { imageTypeOf } from '../../../platform/files/image-signature.ts';
import {
  type EncodedImage,
  type ImageFile,
  ImageProcessor,
  videoTypeOf,
} from '../../media/image-processor.service.ts';
import { MediaLibrary } from '../../media/media-library.service.ts';
import { cleanSvg, looksLikeSvg } from './clean-svg.ts';
import { type LookFile, LookFileEntity, type LookFileKind, type LookFiles } from './look-file.entity.ts';
import { lookError } from '../site.errors.ts';

/** Bytes. A muted loop of seconds behind text. */
const MAX_VIDEO_BYTES = 8 * 1024 * 1024;
/** Logo size in the header, in px. */
const LOGO_BOX = { width: 240, height: 28 };
const ICON_SIDE = 512;
const SVG_NAMES = { logo: 'logo-0.svg', icon: 'icon-0.svg' } as const;

export interface UploadOptions {
  /** 0 to 1 from left and top: focal point. */
  focus: { x: number; y: number };
  /** `#rrggbb`, padding of icons. */
  ground: string;
}

/** Stores files of the look. Unpublished ones are removed after a week. */
@Injectable()
export class LookUploads {
  constructor(
    private readonly images: ImageProcessor,
    private readonly library: MediaLibrary,
    private readonly db: UnitOfWork,
  ) {}

  /** @throws the refusals of the file, MEDIA_UNAVAILABLE */
  async take(
    kind: LookFileKind,
    upload: FileOnDisk,
    options: UploadOptions,
  ): Promise<LookFiles[LookFileKind]> {
    const file = await this.made(kind, upload, options);
    await this.addFile(kind, file);
    return file;
  }

  /** The same icon with another padding colour. */
  async withGround(icon: Icon, ground: string): Promise<Icon> {
    const drawing = await this.library.read(icon.id, icon.svg ? SVG_NAMES.icon : 'icon-512.png');
    if (!drawing) throw lookError('LOOK_FILE_MISSING').at('icon');
    const file = await this.icon(drawing, icon.svg, ground);
    await this.addFile('icon', file);
    return file;
  }

  /** Existing ones that are not being removed. */
  files(ids: readonly string[]): Promise<LookFileEntity[]> {
    return this.db.rows(
      `SELECT id, kind, file FROM look_files JOIN media USING (id) WHERE id = ANY($1) AND removing_at IS NULL`,
      [ids],
    );
  }

  /** Deletes rows whose files were removed. */
  private async addFile(kind: LookFileKind, file: LookFile): Promise<void> {
    await this.db.rows(
      'DELETE FROM look_files WHERE NOT EXISTS (SELECT 1 FROM media WHERE media.id = look_files.id)',
    );
    await this.db.manager.insert(LookFileEntity, { id: file.id, kind, file });
  }

  private async made(kind: LookFileKind, upload: FileOnDisk, { focus, ground }: UploadOptions) {
    switch (kind) {
      case 'logo':
        return this.logo(await readFile(upload.path));
      case 'icon': {
        const drawing = await readFile(upload.path);
        const svg = looksLikeSvg(drawing);
        return this.icon(svg ? cleanSvg(drawing) : this.png(drawing), svg, ground);
      }
      case 'hero':
        return this.hero(upload, focus);
      case 'video':
        return this.video(upload);
      case 'social':
        return this.social(upload, focus);
    }
  }

  private png(upload: Buffer): Buffer {
    if (imageTypeOf(upload) !== 'image/png') throw lookError('LOGO_NOT_TAKEN');
    return upload;
  }

  private async logo(upload: Buffer): Promise<Logo> {
    const svg = looksLikeSvg(upload) ? cleanSvg(upload) : undefined;
    const { files, width, height } = await this.images.logo(svg ?? this.png(upload));
    if (width > height * 10 || height > width) throw lookError('LOGO_SHAPE');
    if (!svg && height < LOGO_BOX.height * 2) throw lookError('LOGO_TOO_SMALL');
    if (svg) files.push({ name: SVG_NAMES.logo, type: 'image/svg+xml', body: svg });
    const scale = Math.min(LOGO_BOX.height / height, LOGO_BOX.width / width);
    const { mediaId: id, folder } = await this.library.keep(files);
    const png = `${folder}/logo-0.png`;
    return {
      id,
      src: svg ? `${folder}/${SVG_NAMES.logo}` : png,
      width: Math.round(width * scale),
      height: Math.round(height * scale),
      png,
    };
  }

  /** @param drawing sanitised */
  private async icon(drawing: Buffer, svg: boolean, ground: string): Promise<Icon> {
    const { files, width, height } = await this.images.icon(drawing, ground);
    const isSquare = Math.abs(width - height) <= Math.max(width, height) * 0.01;
    if (!isSquare || (!svg && width < ICON_SIDE)) throw lookError('ICON_SHAPE');
    const body = svg ? drawing : asDrawing(files.find(({ name }) => name === 'icon-192.png')!.body);
    files.push({ name: SVG_NAMES.icon, type: 'image/svg+xml', body });
    const { mediaId: id, folder } = await this.library.keep(files);
    return { id, folder, svg, ground };
  }

  private async hero(upload: FileOnDisk, around: UploadOptions['focus']): Promise<LookFiles['hero']> {
    const { wide, tall, focus } = await this.images.hero(upload, around);
    if (wide.width < 1_200) throw lookError('HERO_TOO_SMALL');
    const { mediaId: id, folder } = await this.library.keep([...wide.files, ...tall.files]);
    const percent = (share: number) => `${Math.round(share * 100)}%`;
    return {
      id,
      wide: filesOf(wide, `${folder}/wide`),
      tall: filesOf(tall, `${folder}/tall`),
      position: `${percent(focus.x)} ${percent(focus.y)}`,
    };
  }

  private async video(upload: FileOnDisk): Promise<LookFiles['video']> {
    if (upload.size > MAX_VIDEO_BYTES) throw lookError('VIDEO_TOO_LARGE');
    const body = await readFile(upload.path);
    const type = videoTypeOf(body);
    if (!type) throw lookError('VIDEO_UNREADABLE');
    const file: ImageFile = { name: `video-0.${type === 'video/mp4' ? 'mp4' : 'webm'}`, type, body };
    const { mediaId: id, folder } = await this.library.keep([file]);
    return { id, src: `${folder}/${file.name}`, type };
  }

  private async social(upload: FileOnDisk, focus: UploadOptions['focus']): Promise<LookFiles['social']> {
    const { files, width, height } = await this.images.socialUpload(upload, focus);
    if (width < 1_200 || height < 630) throw lookError('SOCIAL_TOO_SMALL');
    const { mediaId: id, folder } = await this.library.keep(files);
    return { id, src: `${folder}/social-0.jpg` };
  }
}

/** Pages always name an SVG icon. */
function asDrawing(png: Uint8Array): Buffer {
  const data = Buffer.from(png).toString('base64');
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 192 192"><image width="192" height="192" href="data:image/png;base64,${data}"/></svg>`,
  );
}

/** @param source address without width and extension */
function filesOf({ widths, width, height }: EncodedImage, source: string): PictureFiles {
  const srcSet = (ending: string) => widths.map((each) => `${source}-${each}.${ending} ${each}w`).join(', ');
  return {
    sources: { avif: srcSet('avif'), webp: srcSet('webp') },
    img: { src: `${source}-${width}.webp`, w: width, h: height },
  };
}
