import { Injectable } from '@nestjs/common';
import { type Transaction, UnitOfWork } from '../../../platform/database/unit-of-work.ts';
import { contentError } from '../content.errors.ts';
import type { SluggedKind } from './slug-redirect.entity.ts';
import { numbered, slugify } from './slug.domain.ts';
import { SlugsRepository } from './slugs.repository.ts';

/** For titles of signs only. */
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
  constructor(
    private readonly db: UnitOfWork,
    private readonly slugs: SlugsRepository,
  ) {}

  /** What the edit screen asks while somebody types. */
  async check(kind: SluggedKind, typed: string, exceptId: string | undefined) {
    const slug = slugify(typed) || NAMELESS[kind];
    const available = !(await this.slugs.isTaken(this.db, kind, slug, exceptId));
    if (available) return { slug, available, suggestion: slug };
    const taken = await this.slugs.takenLike(this.db, kind, slug, exceptId);
    return { slug, available, suggestion: numbered(slug, taken) };
  }

  /**
   * The slug to save under: the one that it has where none was sent. Others wait until `tx` ends, so two
   * saves at once never choose the same.
   * @throws SLUG_TAKEN for a typed one that somebody else has
   */
  async choose(tx: Transaction, kind: SluggedKind, { typed, title, current }: SlugInput): Promise<string> {
    if (typed === undefined && current) return current.slug;
    await this.slugs.takeTurns(tx, kind);
    const wanted = slugify(typed ?? '');
    if (!wanted) {
      const slug = slugify(title) || NAMELESS[kind];
      return numbered(slug, await this.slugs.takenLike(tx, kind, slug, current?.id));
    }
    if (await this.slugs.isTaken(tx, kind, wanted, current?.id)) throw contentError('SLUG_TAKEN').at('slug');
    return wanted;
  }

  /** Writes down that content lived under `before` and lives under `now`; gone content lives nowhere, then or ever. */
  async moved(
    tx: Transaction,
    kind: SluggedKind,
    id: string,
    before: string | undefined,
    now: string | undefined,
  ): Promise<void> {
    if (before === now) return;
    if (now === undefined) return this.slugs.removeRedirectsTo(tx, id);
    await this.slugs.clearRedirect(tx, kind, now);
    if (before !== undefined) await this.slugs.addRedirect(tx, kind, before, id);
  }
}
