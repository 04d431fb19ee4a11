import { Injectable } from '@nestjs/common';
import { pageOf } from '../../../platform/database/page.ts';
import type { Sql } from '../../../platform/database/sql.ts';
import { UnitOfWork } from '../../../platform/database/unit-of-work.ts';
import type { Picture } from '../../media/picture.api.ts';
import { adminListConditions, type AdminListFilter, DRAFT_STATUSES } from '../editing/admin-list.ts';

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

  async find(id: string): Promise<EditableTestimonial | undefined> {
    const [row] = await this.db.rows<EditableTestimonial>(
      `SELECT ${COLUMNS} FROM testimonials WHERE id = $1`,
      [id],
    );
    return row;
  }

  async insert(sql: Sql, id: string, story: TestimonialDraft): Promise<EditableTestimonial> {
    const [row] = await sql.rows<EditableTestimonial>(
      `INSERT INTO testimonials (id, name, profile, story, full_story, before_image, after_image, before_picture,
                                 after_picture, before_weight, after_weight, before_month, after_month, consent_date,
                                 draft, position)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15,
               coalesce($16::int, (SELECT min(position) - 1 FROM testimonials), 0)) RETURNING ${COLUMNS}`,
      [id, ...values(story)],
    );
    return row!;
  }

  /** @returns undefined, with nothing changed, when the row is not at `version` any more */
  async update(
    sql: Sql,
    id: string,
    version: number,
    story: TestimonialDraft,
  ): Promise<EditableTestimonial | undefined> {
    const [row] = await sql.rows<EditableTestimonial>(
      `UPDATE testimonials SET name = $2, profile = $3, story = $4, full_story = $5, before_image = $6,
              after_image = $7, before_picture = $8, after_picture = $9, before_weight = $10, after_weight = $11,
              before_month = $12, after_month = $13, consent_date = $14, draft = $15,
              position = coalesce($16::int, position), version = version + 1, updated_at = now()
        WHERE id = $1 AND version = $17 RETURNING ${COLUMNS}`,
      [id, ...values(story), version],
    );
    return row;
  }

  /** @returns whether it was there */
  async remove(sql: Sql, id: string): Promise<boolean> {
    return (await sql.rows('DELETE FROM testimonials WHERE id = $1 RETURNING id', [id])).length > 0;
  }
}

function values(story: TestimonialDraft): unknown[] {
  const { name, profile, fullStory, beforeImage, afterImage, beforePicture, afterPicture } = story;
  const { beforeWeight, afterWeight, beforeMonth, afterMonth, consentDate, draft, position } = story;
  const json = (picture: Picture | null) => picture && JSON.stringify(picture);
  return [
    name,
    profile,
    story.story,
    fullStory,
    beforeImage,
    afterImage,
    json(beforePicture),
    json(afterPicture),
    beforeWeight,
    afterWeight,
    beforeMonth,
    afterMonth,
    consentDate,
    draft,
    position,
  ];
}
