import { Injectable } from '@nestjs/common';
import type { FindOptionsWhere, QueryDeepPartialEntity } from 'typeorm';
import { v7 as uuidv7 } from 'uuid';
import { columnsOf } from '../../../platform/database/columns-of.ts';
import { type Page, pageOf } from '../../../platform/database/page.ts';
import { contains } from '../../../platform/database/text-search.ts';
import { type Transaction, UnitOfWork } from '../../../platform/database/unit-of-work.ts';
import type { DomainError } from '../../../platform/errors/errors.ts';
import type { FileOnDisk } from '../../../platform/files/file-on-disk.ts';
import type { Actor } from '../../../platform/security/current-user.ts';
import { MediaLibrary } from '../../media/media-library.service.ts';
import { type AuditedKind, ContentAudit } from './content-audit.ts';
import { ContentIntentEntity } from './content-intent.entity.ts';
import type { AdminListQuery } from './content-list.dto.ts';
import { type UploadedPictures, withUploads } from './content-pictures.ts';
import type { ContentStatus } from './publication.domain.ts';

interface ContentRow {
  id: string;
  version: number;
  /** Only of content with a slug. */
  slug?: string;
}

/** Generated columns. */
type Generated = 'id' | 'version' | 'likes' | 'createdAt' | 'updatedAt';

/** Edited columns; a row without a position comes first. */
export type Draft<Row> = Omit<Row, Generated | 'position'> &
  ('position' extends keyof Row ? { position: number | undefined } : unknown);

/** One of the three kinds of content, for editors. */
export interface ContentKind<
  Row extends ContentRow,
  Item extends keyof Row & string,
> extends AuditedKind<Row> {
  entity: new () => Row;
  table: 'blogs' | 'recipes' | 'testimonials';
  notFound: () => DomainError;
  list: {
    /** Fields of a list item. */
    columns: readonly Item[];
    searched: readonly string[];
    /** SQL: conditions by status; an unknown status selects nothing. */
    statuses: Readonly<Partial<Record<ContentStatus, string>>>;
    orderBy: string;
  };
}

/** For content without scheduling. */
export const DRAFT_STATUSES = { draft: 'draft', published: 'NOT draft' } as const;

export type Files<Name extends string> = Partial<Record<Name, FileOnDisk>>;
export type NewContent<Fields> = Fields & { intentKey?: string | undefined };
export type ChangedContent<Fields> = Fields & { version: number };

/** CRUD of one kind of content with shared retries, versions and audit. */
@Injectable()
export abstract class ContentEditing<
  Row extends ContentRow,
  Item extends keyof Row & string,
  Fields extends object,
  File extends string,
> {
  protected abstract readonly kind: ContentKind<Row, Item>;

  constructor(
    protected readonly db: UnitOfWork,
    protected readonly library: MediaLibrary,
    protected readonly audit: ContentAudit,
  ) {}

  /** Validates input and stores its pictures. @param current undefined for new content */
  protected abstract prepare(
    fields: Fields,
    files: Files<File>,
    uploads: UploadedPictures,
    current?: Row,
  ): Promise<Draft<Row>>;

  /** Error for a stale version: the conflicting fields. */
  protected abstract stale(fields: Fields, current: Row): DomainError;

  /** Decisions within the saving transaction, such as a free slug. */
  protected complete(
    _tx: Transaction,
    draft: Draft<Row>,
    _fields: Fields,
    _current?: Row,
  ): Promise<Draft<Row>> {
    return Promise.resolve(draft);
  }

  /** Writes beside the row, in its transaction. */
  protected async afterSave(_tx: Transaction, _row: Row, _fields: Fields): Promise<void> {}

  /** Drafts included. @param query `page` counts from 1 */
  list({ page, limit, search, status }: AdminListQuery): Promise<Page<Pick<Row, Item>>> {
    const { columns, searched, statuses, orderBy } = this.kind.list;
    const clauses = [
      ...(search ? [`(${searched.map((column) => `${column} ILIKE $1`).join(' OR ')})`] : []),
      ...(status ? [statuses[status] ?? 'false'] : []),
    ];
    const listing = {
      select: columnsOf(this.kind.entity, { only: columns }),
      from: `${this.kind.table} ${clauses.length > 0 ? `WHERE ${clauses.join(' AND ')}` : ''}`,
      orderBy,
      parameters: search ? [contains(search)] : [],
    };
    return pageOf(this.db, listing, page, limit);
  }

  /** Any status. @throws `kind.notFound` */
  async find(id: string): Promise<Row> {
    const row = await this.db.manager.findOneBy(this.kind.entity, { id } as FindOptionsWhere<Row>);
    if (!row) throw this.kind.notFound();
    return row;
  }

  /** A retry with the same `intentKey` gets the first result. */
  async create({ intentKey, ...sent }: NewContent<Fields>, files: Files<File>, actor: Actor): Promise<Row> {
    const fields = sent as unknown as Fields;
    const known = intentKey && (await this.madeFor(intentKey));
    if (known) return this.find(known);
    const saved = await withUploads(this.library, async (uploads) => {
      const draft = await this.prepare(fields, files, uploads);
      return this.db.run(async (tx) => {
        const id = uuidv7();
        if (intentKey && !(await claim(tx, intentKey, id))) return undefined;
        const complete = await this.complete(tx, draft, fields);
        const values = {
          ...complete,
          id,
          ...('position' in complete && { position: this.positionOf(complete) }),
        };
        await tx.manager.insert(this.kind.entity, values as unknown as QueryDeepPartialEntity<Row>);
        return this.recordSave(tx, id, fields, null, actor);
      });
    });
    return saved ?? this.find((await this.madeFor(intentKey!))!);
  }

  /** @throws STALE_EDIT with the current fields, before anything is stored or at the save */
  async update(
    id: string,
    { version, ...sent }: ChangedContent<Fields>,
    files: Files<File>,
    actor: Actor,
  ): Promise<Row> {
    const fields = sent as unknown as Fields;
    const current = await this.find(id);
    if (current.version !== version) throw this.stale(fields, current);
    const saved = await withUploads(this.library, async (uploads) => {
      const draft = await this.prepare(fields, files, uploads, current);
      return this.db.run(async (tx) => {
        const values = { ...(await this.complete(tx, draft, fields, current)), version: version + 1 };
        const { affected } = await tx.manager.update(
          this.kind.entity,
          { id, version } as FindOptionsWhere<Row>,
          values as unknown as QueryDeepPartialEntity<Row>,
        );
        return affected ? this.recordSave(tx, id, fields, current, actor) : undefined;
      });
    });
    if (!saved) throw this.stale(fields, await this.find(id));
    return saved;
  }

  async remove(id: string, actor: Actor): Promise<void> {
    await this.db.run(async (tx) => {
      const where = { id } as FindOptionsWhere<Row>;
      const removed = await tx.manager.findOne(this.kind.entity, {
        where,
        lock: { mode: 'pessimistic_write' },
      });
      if (!removed) throw this.kind.notFound();
      await tx.manager.delete(this.kind.entity, where);
      await this.audit.record(tx, this.kind, { before: removed, after: null, actor });
    });
  }

  private async recordSave(
    tx: Transaction,
    id: string,
    fields: Fields,
    before: Row | null,
    actor: Actor,
  ): Promise<Row> {
    const after = await tx.manager.findOneByOrFail(this.kind.entity, { id } as FindOptionsWhere<Row>);
    await this.afterSave(tx, after, fields);
    await this.audit.record(tx, this.kind, { before, after, actor });
    return after;
  }

  /** Without a position a new row comes first. */
  private positionOf({ position }: { position?: unknown }) {
    return position ?? (() => `coalesce((SELECT min(position) - 1 FROM ${this.kind.table}), 0)`);
  }

  private async madeFor(intentKey: string): Promise<string | undefined> {
    return (await this.db.manager.findOneBy(ContentIntentEntity, { key: intentKey }))?.contentId;
  }
}

/** Waits for a concurrent request with this key. @returns false when it has created the content */
async function claim(tx: Transaction, key: string, contentId: string): Promise<boolean> {
  const claimed = await tx.rows(
    'INSERT INTO content_intents (key, content_id) VALUES ($1, $2) ON CONFLICT (key) DO NOTHING RETURNING key',
    [key, contentId],
  );
  return claimed.length > 0;
}
