import { Injectable } from '@nestjs/common';
import { type Transaction, UnitOfWork } from '../../../platform/database/unit-of-work.ts';
import { contentError } from '../content.errors.ts';
import type { Sql } from '../../../platform/database/sql.ts';
import { type SluggedKind, SlugRedirectEntity } from './slug-redirect.entity.ts';
import { numbered, slugify } from './slug.domain.ts';

const TABLE: Readonly<Record<SluggedKind, string>> = { blog: 'blogs', recipe: 'recipes' };
/** Namespace of our advisory locks. */
const LOCK = 7_301_996;
/** For titles without letters or digits. */
const NAMELESS: Readonly<Record<SluggedKind, string>> = { blog: 'article', recipe: 'recipe' };

export interface SlugInput {
  /** As typed; empty: chosen by us. */
  typed: string | undefined;
  title: string;
  /** The stored content; undefined while it is new. */
  current?: { id: string; slug: string };
}

/** Slugs of articles and recipes: unique, readable, with redirects from former ones. */
@Injectable()
export class SlugsService {
  constructor(private readonly db: UnitOfWork) {}

  /** Availability, asked while typing. */
  async check(kind: SluggedKind, typed: string, exceptId: string | undefined) {
    const slug = slugify(typed) || NAMELESS[kind];
    const available = !(await isTaken(this.db, kind, slug, exceptId));
    if (available) return { slug, available, suggestion: slug };
    const taken = await takenLike(this.db, kind, slug, exceptId);
    return { slug, available, suggestion: numbered(slug, taken) };
  }

  /** Id of the content with this former slug. */
  async findMoved(kind: SluggedKind, slug: string): Promise<string | undefined> {
    const redirect = await this.db.manager.findOneBy(SlugRedirectEntity, { kind, slug });
    return redirect?.targetId;
  }

  /**
   * The slug to save. Without one sent, the current one stays. Locked until `tx` ends, so that concurrent saves never choose
   * the same.
   * @throws SLUG_TAKEN for a typed one that is in use
   */
  async choose(tx: Transaction, kind: SluggedKind, { typed, title, current }: SlugInput): Promise<string> {
    if (typed === undefined && current) return current.slug;
    // Nobody else gives slugs of this kind meanwhile.
    await tx.rows('SELECT pg_advisory_xact_lock($1, hashtext($2))', [LOCK, kind]);
    const wanted = slugify(typed ?? '');
    if (!wanted) {
      const slug = slugify(title) || NAMELESS[kind];
      return numbered(slug, await takenLike(tx, kind, slug, current?.id));
    }
    if (await isTaken(tx, kind, wanted, current?.id)) throw contentError('SLUG_TAKEN').at('slug');
    return wanted;
  }

  /** Records a move from `before` to `now`. For deleted content (`now` undefined) all its redirects are removed. */
  async recordMove(
    tx: Transaction,
    kind: SluggedKind,
    targetId: string,
    before: string | undefined,
    now: string | undefined,
  ): Promise<void> {
    if (before === now) return;
    if (now === undefined) return void (await tx.manager.delete(SlugRedirectEntity, { targetId }));
    // A used slug does not redirect. A former slug leads to the last content that had it.
    await tx.manager.delete(SlugRedirectEntity, { kind, slug: now });
    if (before === undefined) return;
    await tx.manager.upsert(SlugRedirectEntity, { kind, slug: before, targetId }, ['kind', 'slug']);
  }
}

/** Whether other content than `exceptId` has this slug. */
async function isTaken(
  sql: Sql,
  kind: SluggedKind,
  slug: string,
  exceptId: string | undefined,
): Promise<boolean> {
  const rows = await sql.rows(
    `SELECT 1 FROM ${TABLE[kind]} WHERE slug = $1 AND id IS DISTINCT FROM $2::uuid`,
    [slug, exceptId ?? null],
  );
  return rows.length > 0;
}

/** Slugs beginning with `slug` that others use or used: old redirects are kept. */
async function takenLike(
  sql: Sql,
  kind: SluggedKind,
  slug: string,
  exceptId: string | undefined,
): Promise<Set<string>> {
  const rows = await sql.rows<{ slug: string }>(
    `SELECT slug FROM ${TABLE[kind]} WHERE starts_with(slug, $1) AND id IS DISTINCT FROM $2::uuid
       UNION SELECT slug FROM slug_redirects
              WHERE kind = $3 AND starts_with(slug, $1) AND target_id IS DISTINCT FROM $2::uuid`,
    [slug, exceptId ?? null, kind],
  );
  return new Set(rows.map((row) => row.slug));
}
