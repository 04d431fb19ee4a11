import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { Injectable, Logger } from '@nestjs/common';
import { business } from '@ironbloom/brand';
import { ZipFile } from 'yazl';
import { MediaLibrary } from '../../media/media-library.api.ts';
import { PrivateFiles } from '../../media/private/private-files.service.ts';
import { UnitOfWork } from '../../../platform/database/unit-of-work.ts';
import { personalTables } from '../../../platform/declarations.ts';
import { BOUGHT } from '../../../platform/personal-data.ts';
import { about, type Subject } from '../subject.ts';
import { readme } from './readme.ts';
import { shownAddress } from '../../../platform/mail/shown-address.ts';

/** Everything that is known of one person, as a ZIP that goes out while it is made. */
@Injectable()
export class Archives {
  private readonly logger = new Logger('Archive');

  constructor(
    private readonly db: UnitOfWork,
    private readonly library: MediaLibrary,
    private readonly privateFiles: PrivateFiles,
  ) {}

  of(subject: Subject): Readable {
    const zip = new ZipFile();
    const output = zip.outputStream as Readable;
    this.addAll(zip, subject).then(
      () => zip.end(),
      (error: unknown) => {
        this.logger.error({ err: error }, 'an archive could not be made');
        // The download breaks off: half an archive must not look like a whole one.
        output.destroy(error instanceof Error ? error : new Error(String(error)));
      },
    );
    return output;
  }

  private async addAll(zip: ZipFile, subject: Subject): Promise<void> {
    const files: { name: string; rows: number }[] = [];
    for (const { handed } of personalTables()) {
      if (!handed) continue;
      const rows = await about(this.db, handed.rows, subject);
      if (rows.length === 0) continue;
      const name = `${handed.file}.json`;
      zip.addBuffer(Buffer.from(`${JSON.stringify(rows, null, 2)}\n`), name);
      files.push({ name, rows: rows.length });
    }
    for await (const [name, bytes] of this.papers(subject)) zip.addBuffer(bytes, `papers/${name}`);
    for await (const [name, bytes] of this.pictures(subject)) zip.addBuffer(bytes, `pictures/${name}`);
    if (subject.userId) {
      for await (const { file, body } of this.privateFiles.allAbout(subject.userId)) {
        const name = file.name.replace(/[^\p{L}\p{M}\p{N}._-]/gu, '-').slice(-100);
        zip.addBuffer(await buffer(body), `private-files/${file.id}-${name}`);
      }
    }
    zip.addBuffer(
      Buffer.from(readme(business(), shownAddress(subject.email), new Date(), files)),
      'README.txt',
    );
  }

  /** Receipts of what they paid; a buddy's half has none. */
  private async *papers(subject: Subject): AsyncGenerator<[string, Buffer]> {
    const papers = await about<{ id: string; number: string }>(
      this.db,
      `SELECT d.id, d.number FROM payment_documents d JOIN payments p ON p.id = d.payment_id, subject
        WHERE ${BOUGHT} ORDER BY d.created_at`,
      subject,
    );
    for (const { id, number } of papers) {
      const [paper] = await this.db.rows<{ pdf: Buffer }>('SELECT pdf FROM payment_documents WHERE id = $1', [
        id,
      ]);
      if (paper) yield [`${number.replace(/[^\w.-]/g, '-')}.pdf`, paper.pdf];
    }
  }

  /** Of stories about them, say. */
  private async *pictures(subject: Subject): AsyncGenerator<[string, Buffer]> {
    for (const { pictures: owners } of personalTables()) {
      if (!owners) continue;
      const pictures = await about<{ id: string; files: string[] }>(
        this.db,
        `SELECT m.id, m.files FROM media m JOIN media_uses u ON u.media_id = m.id WHERE u.owner_id IN (${owners})`,
        subject,
      );
      for (const { id, files } of pictures) {
        for (const name of files) {
          const bytes = await this.library.read(id, name);
          if (bytes) yield [`${id}-${name}`, bytes];
        }
      }
    }
  }
}
