import { Injectable } from '@nestjs/common';
import { type Transaction, UnitOfWork } from '../../../platform/database/unit-of-work.ts';
import type { DomainError } from '../../../platform/errors/domain-error.ts';
import type { Actor } from '../../../platform/security/current-user.ts';
import { type AuditedKind, ContentAudit } from './content-audit.ts';
import { ContentIntents } from './content-intents.ts';

/** A row that editors change; `slug` only of content with an address of its own. */
interface Editable {
  id: string;
  version: number;
  slug?: string;
}

/** What the editor needs of one kind of content. */
export interface EditedKind<Row extends Editable, Draft> {
  rows: {
    find(id: string): Promise<Row | undefined>;
    insert(tx: Transaction, id: string, draft: Draft): Promise<Row>;
    /** @returns undefined, with nothing changed, when the row is not at `version` any more */
    update(tx: Transaction, id: string, version: number, draft: Draft): Promise<Row | undefined>;
  };
  audit: AuditedKind<Row>;
  notFound: () => DomainError;
}

/** Writes the row in a transaction of its own. @param draft what it is to say; a slug is chosen in that transaction */
export type Save<Row, Draft> = (draft: (tx: Transaction) => Promise<Draft>) => Promise<Row>;

/** What editing an article, a recipe and a story have in common: retries, versions, and the audit of each change. */
@Injectable()
export class ContentEditor {
  constructor(
    private readonly db: UnitOfWork,
    private readonly audit: ContentAudit,
    private readonly intents: ContentIntents,
  ) {}

  /** @param prepare checks and takes in what was sent, and ends in `save`. With a key that was used it is not called */
  create<Row extends Editable, Draft>(
    kind: EditedKind<Row, Draft>,
    intentKey: string | undefined,
    actor: Actor,
    prepare: (save: Save<Row, Draft>) => Promise<Row>,
  ): Promise<Row> {
    return this.intents.once<Row>(
      intentKey,
      (id) => this.find(kind, id),
      async (insert) =>
        prepare((draft) =>
          insert(async (tx, id) => {
            const saved = await kind.rows.insert(tx, id, await draft(tx));
            await this.audit.record(tx, kind.audit, { before: null, after: saved, actor });
            return saved;
          }),
        ),
    );
  }

  /**
   * @param edited the row and the version that the editor opened
   * @param stale the refusal when it says something else by now, before `prepare` or at the save
   */
  async update<Row extends Editable, Draft>(
    kind: EditedKind<Row, Draft>,
    { id, version }: { id: string; version: number },
    actor: Actor,
    stale: (current: Row) => DomainError,
    prepare: (current: Row, save: Save<Row, Draft>) => Promise<Row>,
  ): Promise<Row> {
    const current = await this.find(kind, id);
    if (current.version !== version) throw stale(current);
    return prepare(current, async (draft) => {
      const saved = await this.db.run(async (tx) => {
        const row = await kind.rows.update(tx, id, version, await draft(tx));
        if (row) await this.audit.record(tx, kind.audit, { before: current, after: row, actor });
        return row;
      });
      if (!saved) throw stale(await this.find(kind, id));
      return saved;
    });
  }

  /** @throws what `kind.notFound` makes */
  private async find<Row extends Editable, Draft>(kind: EditedKind<Row, Draft>, id: string): Promise<Row> {
    const row = await kind.rows.find(id);
    if (!row) throw kind.notFound();
    return row;
  }
}
