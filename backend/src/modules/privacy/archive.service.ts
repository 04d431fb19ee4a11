import { business, type Business } from '@ironbloom/brand';
import { fullDayAndTime } from '@ironbloom/brand/india';
import { Injectable, Logger } from '@nestjs/common';
import { ActivityLog } from '../activity/activity-log.service.ts';
import { UnitOfWork } from '../../platform/database/unit-of-work.ts';
import { DownloadTickets } from '../../platform/redis/download-tickets.ts';
import { HealthData } from '../../platform/security/health-data.ts';
import type { Actor } from '../../platform/security/current-user.ts';
import { rowsAbout, type Subject } from './subject.ts';
import { privacyError } from './privacy.errors.ts';
import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { ZipFile } from 'yazl';
import { MediaLibrary } from '../media/media-library.service.ts';
import { PrivateFiles } from '../media/private/private-files.service.ts';
import { personalTables } from '../../platform/declarations.ts';
import { BOUGHT } from '../../platform/personal-data.ts';
import { shownAddress } from '../../platform/mail/shown-address.ts';

/** README of the archive. */
function readme(
  { name, legal, supportEmail }: Business,
  email: string,
  at: Date,
  files: readonly { name: string; rows: number }[],
): string {
  const list = files.map((file) => `  ${file.name}: ${file.rows} ${file.rows === 1 ? 'entry' : 'entries'}`);
  return `${name}: what we hold about ${email}

Created on ${fullDayAndTime(at)} by ${legal.entity}.

${list.length > 0 ? list.join('\n') : '  We hold no data under this address.'}

  documents/  receipts and invoices of your payments, as PDF
  pictures/   pictures of stories about you

The JSON files open in any text editor. Times are UTC. Amounts are in paise (100 paise are one rupee).
Of a purchase shared by two people, only your part is included.
Not included: your password, which is stored only in a form that cannot be reversed, and your
profile page, which is stored only in your browser.

To correct or erase this data, write to ${supportEmail}, or erase your account on your profile.
`;
}

/** Download addresses for archives that work once, for plain downloads. */
@Injectable()
export class ArchiveLinks {
  constructor(
    private readonly tickets: DownloadTickets,
    private readonly db: UnitOfWork,
    private readonly activities: ActivityLog,
  ) {}

  /** @returns an address valid for a minute. @throws TRY_LATER */
  async create(subject: Subject, actor: Actor): Promise<string> {
    const ticket = await this.tickets.issue('export:person', subject);
    const own = subject.userId === actor.userId;
    await this.activities.record(this.db, actor, {
      action: 'Exported',
      feature: 'Personal data',
      ...(!own && { changes: { before: null, after: { email: subject.email } } }),
    });
    return `/api/privacy/archives/${ticket}`;
  }

  /** Works once. @throws EXPORT_GONE, TRY_LATER */
  async redeem(ticket: string): Promise<Subject> {
    return known(await this.tickets.redeem<Subject>('export:person', ticket));
  }

  /** Leaves the address valid. @throws EXPORT_GONE, TRY_LATER */
  async read(ticket: string): Promise<Subject> {
    return known(await this.tickets.read<Subject>('export:person', ticket));
  }
}

function known(subject: Subject | undefined): Subject {
  if (subject === undefined) throw privacyError('EXPORT_GONE');
  return subject;
}

/** All data about one person, as a streamed ZIP. */
@Injectable()
export class Archives {
  private readonly logger = new Logger('Archive');

  constructor(
    private readonly db: UnitOfWork,
    private readonly library: MediaLibrary,
    private readonly privateFiles: PrivateFiles,
    private readonly healthData: HealthData,
  ) {}

  stream(subject: Subject): Readable {
    const zip = new ZipFile();
    const output = zip.outputStream as Readable;
    this.addAll(zip, subject).then(
      () => zip.end(),
      (error: unknown) => {
        this.logger.error({ err: error }, 'personal data archive not created');
        // Breaks off the download: a partial archive must not look complete.
        output.destroy(error instanceof Error ? error : new Error(String(error)));
      },
    );
    return output;
  }

  private async addAll(zip: ZipFile, subject: Subject): Promise<void> {
    const files: { name: string; rows: number }[] = [];
    for (const { handed } of personalTables()) {
      if (!handed) continue;
      const rows = (await rowsAbout<object>(this.db, handed.rows, subject)).map((row) =>
        this.opened(row, handed.sealed),
      );
      if (rows.length === 0) continue;
      const name = `${handed.file}.json`;
      zip.addBuffer(Buffer.from(`${JSON.stringify(rows, null, 2)}\n`), name);
      files.push({ name, rows: rows.length });
    }
    for await (const [name, bytes] of this.documents(subject)) zip.addBuffer(bytes, `documents/${name}`);
    for await (const [name, bytes] of this.pictures(subject)) zip.addBuffer(bytes, `pictures/${name}`);
    for await (const { file, body } of this.privateFiles.openAll(await this.privateFileIds(subject))) {
      const name = file.name.replace(/[^\p{L}\p{M}\p{N}._-]/gu, '-').slice(-100);
      zip.addBuffer(await buffer(body), `private-files/${file.id}-${name}`);
    }
    zip.addBuffer(
      Buffer.from(readme(business(), shownAddress(subject.email), new Date(), files)),
      'README.txt',
    );
  }

  private async privateFileIds(subject: Subject): Promise<string[]> {
    const statements = personalTables().flatMap(({ privateFiles = [] }) => privateFiles);
    const found = await Promise.all(
      statements.map((statement) => rowsAbout<{ id: string }>(this.db, statement, subject)),
    );
    return found.flat().map(({ id }) => id);
  }

  private opened(row: object, sealed: { column: string; owner: string } | undefined): object {
    const values = new Map(Object.entries(row));
    const value: unknown = sealed && values.get(sealed.column);
    if (!sealed || !Buffer.isBuffer(value)) return row;
    try {
      const opened = this.healthData.open(value, String(values.get(sealed.owner))).toString('utf8');
      return { ...row, [sealed.column]: JSON.parse(opened) as unknown };
    } catch (error) {
      // Its key is lost: the rest of the archive is theirs all the same.
      this.logger.error({ err: error }, 'health data could not be decrypted for an archive');
      return { ...row, [sealed.column]: 'This cannot be decrypted any more.' };
    }
  }

  /** Receipts of what they paid; a buddy has none. */
  private async *documents(subject: Subject): AsyncGenerator<[string, Buffer]> {
    const documents = await rowsAbout<{ id: string; number: string }>(
      this.db,
      `SELECT d.id, d.number FROM payment_documents d JOIN payments p ON p.id = d.payment_id, subject
        WHERE ${BOUGHT} ORDER BY d.created_at`,
      subject,
    );
    for (const { id, number } of documents) {
      const [document] = await this.db.rows<{ pdf: Buffer }>(
        'SELECT pdf FROM payment_documents WHERE id = $1',
        [id],
      );
      if (document) yield [`${number.replace(/[^\w.-]/g, '-')}.pdf`, document.pdf];
    }
  }

  /** For example, of stories about them. */
  private async *pictures(subject: Subject): AsyncGenerator<[string, Buffer]> {
    for (const { pictures: owners } of personalTables()) {
      if (!owners) continue;
      const pictures = await rowsAbout<{ id: string; files: string[] }>(
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
