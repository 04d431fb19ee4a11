import { Injectable } from '@nestjs/common';
import type { Sql } from '../../../platform/database/sql.ts';
import type { Transaction } from '../../../platform/database/unit-of-work.ts';
import { type SluggedKind, SlugRedirectEntity } from './slug-redirect.entity.ts';

const TABLE: Readonly<Record<SluggedKind, string>> = { blog: 'blogs', recipe: 'recipes' };
/** Distinguishes our advisory locks from the migrations' one. */
const LOCK = 7_301_996;

@Injectable()
export class SlugsRepository {
  /** Until `tx` ends nobody else gives slugs of this kind, so that what is free stays free. */
  async takeTurns(tx: Transaction, kind: SluggedKind): Promise<void> {
    await tx.rows('SELECT pg_advisory_xact_lock($1, hashtext($2))', [LOCK, kind]);
  }

  /** Whether content other than `exceptId` lives under this slug now. */
  async isTaken(sql: Sql, kind: SluggedKind, slug: string, exceptId: string | undefined): Promise<boolean> {
    const rows = await sql.rows(
      `SELECT 1 FROM ${TABLE[kind]} WHERE slug = $1 AND id IS DISTINCT FROM $2::uuid`,
      [slug, exceptId ?? null],
    );
    return rows.length > 0;
  }

  /** Slugs beginning with `slug` that others have, or had: an old address should go on leading where it led. */
  async takenLike(
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

  /** A live slug is nobody's old one. */
  async clearRedirect(tx: Transaction, kind: SluggedKind, slug: string): Promise<void> {
    await tx.manager.delete(SlugRedirectEntity, { kind, slug });
  }

  /** The last that lived there has the address. */
  async addRedirect(tx: Transaction, kind: SluggedKind, slug: string, targetId: string): Promise<void> {
    await tx.rows(
      `INSERT INTO slug_redirects (kind, slug, target_id) VALUES ($1, $2, $3)
       ON CONFLICT (kind, slug) DO UPDATE SET target_id = excluded.target_id`,
      [kind, slug, targetId],
    );
  }

  /** For content that is gone: its old addresses are not found any more. */
  async removeRedirectsTo(tx: Transaction, targetId: string): Promise<void> {
    await tx.manager.delete(SlugRedirectEntity, { targetId });
  }
}
