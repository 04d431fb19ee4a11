import { Injectable } from '@nestjs/common';
import { type Transaction, UnitOfWork } from '../../../platform/database/unit-of-work.ts';
import { contentError } from '../content.errors.ts';
import type { Sql } from '../../../platform/database/sql.ts';
import { type SluggedKind, SlugRedirectEntity } from './slug-redirect.entity.ts';
import { numbered, slugify } from './slug.domain.ts';

const TABLE: Readonly<Record<SluggedKind, string>> = { blog: 'blogs', recipe: 'recipes' };
/** Distinguishes our advisory locks from the migrations' one. */
const LOCK = 7_301_996;
/** For titles without letters or digits. */
const NAMELESS: Readonly<Record<SluggedKind, string>> = { blog: 'article', recipe: 'recipe' };

export interface SlugInput {
  /** What somebody typed; empty leaves the choice to us. */
  typed: string | undefined;
  title: string;
  /** The content that is saved, as it was; undefined while it is new. */
  current?: { id: string; slug: string };
}

/** Addresses of articles and recipes: unique, readable, and old ones lead on. */
@Injectable()
export class SlugsService {
  constructor(private readonly db: UnitOfWork) {}

  /** What the edit screen asks while somebody types. */
  async check(kind: SluggedKind, typed: string, exceptId: string | undefined) {
    const slug = slugify(typed) || NAMELESS[kind];
    const available = !(await isTaken(this.db, kind, slug, exceptId));
    if (available) return { slug, available, suggestion: slug };
    const taken = await takenLike(this.db, kind, slug, exceptId);
    return { slug, available, suggestion: numbered(slug, taken) };
  }

  /** The id of the content that had this slug before. */
  async findMoved(kind: SluggedKind, slug: string): Promise<string | undefined> {
    const redirect = await this.db.manager.findOneBy(SlugRedirectEntity, { kind, slug });
    return redirect?.targetId;
  }

  /**
   * The slug to save under: the one that it has where none was sent. Others wait until `tx` ends, so two
   * saves at once never choose the same.
   * @throws SLUG_TAKEN for a typed one that somebody else has
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

  /** Records that content moved from `before` to `now`. For deleted content (`now` undefined) all its redirects are removed. */
  async recordMove(
    tx: Transaction,
    kind: SluggedKind,
    targetId: string,
    before: string | undefined,
    now: string | undefined,
  ): Promise<void> {
    if (before === now) return;
    if (now === undefined) return void (await tx.manager.delete(SlugRedirectEntity, { targetId }));
    // A slug in use redirects nowhere. A former slug leads to the content that had it last.
    await tx.manager.delete(SlugRedirectEntity, { kind, slug: now });
    if (before === undefined) return;
    await tx.manager.upsert(SlugRedirectEntity, { kind, slug: before, targetId }, ['kind', 'slug']);
  }
}

/** Whether content other than `exceptId` lives under this slug now. */
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

/** Slugs beginning with `slug` that others have, or had: an old address should go on leading where it led. */
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
