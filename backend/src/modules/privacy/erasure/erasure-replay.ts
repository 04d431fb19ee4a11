import { Inject, Injectable, Logger } from '@nestjs/common';
import type { Env } from '../../../config/env.ts';
import { ENV } from '../../../config/config.module.ts';
import { personalTables } from '../../../platform/declarations.ts';
import { UnitOfWork } from '../../../platform/database/unit-of-work.ts';
import { BackgroundTask } from '../../../platform/lifecycle/repeating-task.ts';
import { findSubject } from '../subject.ts';
import { ErasureEntity } from './erasure.entity.ts';
import { EmailHashes } from './erased-people.ts';
import { erasePerson, finishErasure } from './erasure-runner.ts';

const LOOK_EVERY_MS = 60_000;

/** After a restore, repeats the erasures made since the backup (docs/decisions/024). */
@Injectable()
export class ErasureReplay extends BackgroundTask {
  private readonly logger = new Logger('Erasure');
  private readonly hashes: EmailHashes;

  constructor(
    @Inject(ENV) env: Env,
    private readonly db: UnitOfWork,
  ) {
    super('erasures after a restore', LOOK_EVERY_MS);
    this.hashes = new EmailHashes(env);
  }

  protected async turn(): Promise<boolean> {
    const erasures = await this.db.manager.find(ErasureEntity, {
      select: { id: true, emailHash: true, keyId: true },
      where: { replay: true },
      order: { finishedAt: 'ASC', id: 'ASC' },
    });
    if (erasures.length === 0) return false;
    const known = erasures.filter(({ keyId }) => this.hashes.keyIds.includes(keyId));
    if (known.length < erasures.length) {
      const unknown = erasures.length - known.length;
      this.logger.error(
        { unknown },
        'some erasures cannot be repeated: their JWT_SECRET is no longer configured',
      );
    }
    if (known.length === 0) return false;
    const emails = await this.emailsOf(new Set(known.map(({ emailHash }) => emailHash)));
    for (const { id, emailHash } of known) await this.again(id, emails.get(emailHash));
    this.logger.log({ people: emails.size }, 'erasures since the backup repeated');
    return false;
  }

  private async again(id: string, email: string | undefined): Promise<void> {
    await this.db.run(async (tx) => {
      // None: done, or held by another worker.
      const [held] = await tx.rows('SELECT 1 FROM erasures WHERE id = $1 AND replay FOR UPDATE SKIP LOCKED', [
        id,
      ]);
      if (!held) return;
      if (email !== undefined) await erasePerson(tx, await findSubject(tx, email), id);
      await finishErasure(tx, id);
    });
  }

  /** @returns existing addresses by hash */
  private async emailsOf(hashes: ReadonlySet<string>): Promise<Map<string, string>> {
    const found = new Map<string, string>();
    const places = personalTables().flatMap(({ table, addresses = [] }) =>
      addresses.map((column) => ({ table, column })),
    );
    for (const { table, column } of places) {
      const rows = await this.db.rows<{ email: string }>(
        `SELECT DISTINCT lower(${column}) AS email FROM ${table} WHERE ${column} IS NOT NULL`,
      );
      for (const { email } of rows) {
        for (const { hash } of this.hashes.hashAll(email)) if (hashes.has(hash)) found.set(hash, email);
      }
    }
    return found;
  }
}
