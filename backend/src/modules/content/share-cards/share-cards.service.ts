import { Injectable } from '@nestjs/common';
import { v7 as uuidv7 } from 'uuid';
import type { Sql } from '../../../platform/database/sql.ts';
import { type Transaction, UnitOfWork } from '../../../platform/database/unit-of-work.ts';
import { Outbox } from '../../../platform/jobs/outbox.ts';
import { MediaLibrary } from '../../media/media-library.service.ts';
import type { Picture } from '../../media/picture.ts';
import { ShareCardEntity } from './share-card.entity.ts';
import type { SluggedKind } from '../slugs/slug-redirect.entity.ts';

/** Content of a card. */
export interface CardSubject {
  version: number;
  title: string;
  category: string;
  picture: Picture;
}

export interface CardTarget {
  kind: SluggedKind;
  id: string;
}

const TABLES: Readonly<Record<SluggedKind, { table: string; title: string }>> = {
  blog: { table: 'blogs', title: 'title' },
  recipe: { table: 'recipes', title: 'name' },
};
/** SQL: rows of this table whose card does not match the current brand ($1). */
const outdated = (kind: SluggedKind) => {
  const { table } = TABLES[kind];
  return `SELECT '${kind}' AS kind, id FROM ${table}
           WHERE NOT EXISTS (SELECT 1 FROM share_cards c WHERE c.target_id = ${table}.id AND c.site = $1)`;
};

/** Share cards of articles and recipes. */
@Injectable()
export class ShareCards {
  constructor(
    private readonly db: UnitOfWork,
    private readonly outbox: Outbox,
    private readonly library: MediaLibrary,
  ) {}

  /** Enqueues the drawing with `tx`, if the content has changed. */
  enqueue(tx: Transaction, { kind, id }: CardTarget): Promise<void> {
    return this.outbox.add(tx, 'content.share-card', { kind, id });
  }

  /** With its uses. */
  async remove(tx: Transaction, targetId: string): Promise<void> {
    const [card] = await tx.rows<{ id: string }>(
      'DELETE FROM share_cards WHERE target_id = $1 RETURNING id',
      [targetId],
    );
    if (card) await this.library.use(tx, card.id, []);
  }

  /** Any status. @returns undefined when it is deleted */
  async subject({ kind, id }: CardTarget): Promise<CardSubject | undefined> {
    const { table, title } = TABLES[kind];
    const [row] = await this.db.rows<CardSubject>(
      `SELECT version, ${title} AS title, category, picture FROM ${table} WHERE id = $1`,
      [id],
    );
    return row;
  }

  /** Undefined before it is drawn. */
  async madeOf(targetId: string, sql: Sql = this.db): Promise<string | undefined> {
    return (await sql.manager.findOneBy(ShareCardEntity, { targetId }))?.madeOf ?? undefined;
  }

  /** Locks the content until `tx` ends; concurrent drawings wait. @returns false when it has changed or is deleted */
  async holdAt(tx: Transaction, { kind, id }: CardTarget, version: number): Promise<boolean> {
    const rows = await tx.rows(
      `SELECT 1 FROM ${TABLES[kind].table} WHERE id = $1 AND version = $2 FOR NO KEY UPDATE`,
      [id, version],
    );
    return rows.length > 0;
  }

  /** @returns the card's id */
  async save(
    tx: Transaction,
    { kind, id }: CardTarget,
    card: { src: string | null; madeOf: string; site: string },
  ): Promise<string> {
    const [row] = await tx.rows<{ id: string }>(
      `INSERT INTO share_cards (id, kind, target_id, src, made_of, site) VALUES ($1, $2, $3, $4, $5, $6)
       ON CONFLICT (target_id) DO UPDATE SET src = excluded.src, made_of = excluded.made_of, site = excluded.site
       RETURNING id`,
      [uuidv7(), kind, id, card.src, card.madeOf, card.site],
    );
    return row!.id;
  }

  /** Claims up to `limit` outdated cards, each by one process only. */
  claimOutdated(tx: Transaction, site: string, limit: number): Promise<CardTarget[]> {
    return tx.rows<CardTarget>(
      `WITH outdated AS (${outdated('blog')} UNION ALL ${outdated('recipe')} LIMIT $2)
       INSERT INTO share_cards (id, kind, target_id, site)
       SELECT gen_random_uuid(), kind, id, $1 FROM outdated
       ON CONFLICT (target_id) DO UPDATE SET site = excluded.site WHERE share_cards.site <> excluded.site
       RETURNING kind, target_id AS id`,
      [site, limit],
    );
  }
}
