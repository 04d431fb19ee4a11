import { readFile } from 'node:fs/promises';
import { Injectable } from '@nestjs/common';
import { In, IsNull } from 'typeorm';
import type { Transaction } from '../../../platform/database/unit-of-work.ts';
import type { FileOnDisk } from '../../../platform/files/file-on-disk.ts';
import type { Principal } from '../../../platform/security/principal.ts';
import { Resources } from '../../../platform/security/resources.ts';
import { ImageProcessor } from '../../media/image-processor.service.ts';
import { PrivateFileEntity } from '../../media/private/private-file.entity.ts';
import { PrivateFiles } from '../../media/private/private-files.service.ts';
import { programsError } from '../programs.errors.ts';

const MAX_PDF_BYTES = 10 * 1_048_576;

const isPdf = ({ head }: FileOnDisk): boolean => head.toString('latin1', 0, 5) === '%PDF-';

/** Pictures and PDFs that a client and her coach send each other: private files of her program. */
@Injectable()
export class ClientFiles {
  constructor(
    private readonly resources: Resources,
    private readonly files: PrivateFiles,
    private readonly images: ImageProcessor,
  ) {}

  /**
   * Pictures are encoded anew, without EXIF; a PDF is kept as it came.
   * @param name as it was called where it came from
   * @throws NOT_FOUND for a program that the viewer may not see; FILE_TOO_LARGE, and the refusals of pictures
   */
  async store(programId: string, file: FileOnDisk, name: string, viewer: Principal) {
    await this.resources.requireVisible(viewer, 'program', programId);
    const pdf = isPdf(file);
    if (pdf && file.size > MAX_PDF_BYTES) throw programsError('FILE_TOO_LARGE').at('file');
    const body = pdf ? await readFile(file.path) : await this.images.privatePicture(file);
    const contentType = pdf ? 'application/pdf' : 'image/webp';
    const id = await this.files.store(
      {
        resource: 'program',
        resourceId: programId,
        personId: null,
        name: name || (pdf ? 'plan.pdf' : 'picture.webp'),
        contentType,
      },
      body,
    );
    return { id, url: `/api/private-files/${id}`, contentType };
  }

  /** @throws UNKNOWN_FILE unless all are files of these programs */
  async requireOwn(tx: Transaction, programIds: readonly string[], ids: readonly string[]): Promise<void> {
    const unique = new Set(ids);
    if (unique.size === 0) return;
    const own = await tx.manager.countBy(PrivateFileEntity, {
      id: In([...unique]),
      resource: 'program',
      resourceId: In([...programIds]),
      removingAt: IsNull(),
    });
    if (own !== unique.size) throw programsError('UNKNOWN_FILE');
  }
}
