import { Injectable } from '@nestjs/common';
import { pageOf } from '../../../platform/database/page.ts';
import { type Transaction, UnitOfWork } from '../../../platform/database/unit-of-work.ts';
import type { Picture } from '../../media/picture.api.ts';
import { adminListConditions, type AdminListFilter, DRAFT_STATUSES } from '../editing/admin-list.ts';
import { TestimonialEntity } from './testimonial.entity.ts';

/** What an editor decides; without a position a new story comes first. */
export interface TestimonialDraft {
  name: string;
  profile: string;
  story: string;
  fullStory: string;
  beforeImage: string;
  afterImage: string;
  beforePicture: Picture | null;
  afterPicture: Picture | null;
  /** Kilograms. */
  beforeWeight: number;
  afterWeight: number;
  beforeMonth: string;
  afterMonth: string;
  /** YYYY-MM-DD. */
  consentDate: string | null;
  draft: boolean;
  position: number | undefined;
}

export interface EditableTestimonialItem {
  id: string;
  name: string;
  profile: string;
  story: string;
  beforeImage: string;
  afterImage: string;
  consentDate: string | null;
  draft: boolean;
  updatedAt: Date;
  version: number;
}

export interface EditableTestimonial extends TestimonialDraft {
  id: string;
  position: number;
  updatedAt: Date;
  version: number;
  createdAt: Date;
}

const LIST_COLUMNS = `id, name, profile, story, before_image AS "beforeImage", after_image AS "afterImage",
  consent_date::text AS "consentDate", draft, updated_at AS "updatedAt", version`;
const COLUMNS = `${LIST_COLUMNS}, full_story AS "fullStory", before_picture AS "beforePicture",
  after_picture AS "afterPicture", before_weight AS "beforeWeight", after_weight AS "afterWeight",
  before_month AS "beforeMonth", after_month AS "afterMonth", position, created_at AS "createdAt"`;
/** SQL: before all others. */
const FIRST = () => 'coalesce((SELECT min(position) - 1 FROM testimonials), 0)';

/** Stories as editors see them, drafts included. */
@Injectable()
export class TestimonialEditingRepository {
  constructor(private readonly db: UnitOfWork) {}

  /** Newest first: ids are made in the order of time. */
  list(filter: AdminListFilter, page: number, limit: number) {
    const { where, parameters } = adminListConditions(filter, ['name', 'profile', 'story'], DRAFT_STATUSES);
    const from = `testimonials ${where}`;
    const listing = { select: LIST_COLUMNS, from, orderBy: 'id DESC', parameters };
    return pageOf<EditableTestimonialItem>(this.db, listing, page, limit);
  }

  /** @returns undefined when there is none of that id */
  async find(id: string): Promise<EditableTestimonial | undefined> {
    const [row] = await this.db.rows<EditableTestimonial>(
      `SELECT ${COLUMNS} FROM testimonials WHERE id = $1`,
      [id],
    );
    return row;
  }

  /** At version 1. */
  async insert(tx: Transaction, id: string, story: TestimonialDraft): Promise<EditableTestimonial> {
    const insert = tx.manager.createQueryBuilder().insert().into(TestimonialEntity);
    const { raw } = await insert
      .values({ id, ...story, position: story.position ?? FIRST })
      .returning(COLUMNS)
      .execute();
    return (raw as [EditableTestimonial])[0];
  }

  /** @returns undefined, with nothing changed, when the row is not at `version` any more */
  async update(
    tx: Transaction,
    id: string,
    version: number,
    story: TestimonialDraft,
  ): Promise<EditableTestimonial | undefined> {
    const saved = { ...story, version: version + 1 };
    const { raw } = await tx.manager.update(TestimonialEntity, { id, version }, saved, {
      returning: COLUMNS,
    });
    return (raw as EditableTestimonial[])[0];
  }

  /** @returns whether it was there */
  async remove(tx: Transaction, id: string): Promise<boolean> {
    return (await tx.manager.delete(TestimonialEntity, { id })).affected === 1;
  }
}
