import { shippedBusiness } from '@ironbloom/brand';
import { Injectable } from '@nestjs/common';
import type { BusinessRevision } from './business-revision.ts';
import type { Sql } from '../../platform/database/sql.ts';
import { type Transaction, UnitOfWork } from '../../platform/database/unit-of-work.ts';

/** Its name among what every process keeps in memory. */
export const BUSINESS = 'business';

const REVISION = `version, published_at AS "publishedAt", published_by AS "publishedBy",
  restored_from AS "restoredFrom", business`;

@Injectable()
export class BusinessRepository {
  constructor(private readonly db: UnitOfWork) {}

  /** What was shipped is the first revision of a database that has none. */
  async addShipped(): Promise<void> {
    await this.db.rows(
      `INSERT INTO business_revisions (version, business)
       SELECT 1, $1 WHERE NOT EXISTS (SELECT 1 FROM business_revisions) ON CONFLICT DO NOTHING`,
      [JSON.stringify(shippedBusiness)],
    );
  }

  /** @returns newest first */
  async revisions(limit: number, sql: Sql = this.db): Promise<BusinessRevision[]> {
    const rows = await sql.rows<BusinessRevision>(
      `SELECT ${REVISION} FROM business_revisions ORDER BY version DESC LIMIT $1`,
      [limit],
    );
    return rows.map(complete);
  }

  async latest(sql: Sql = this.db): Promise<BusinessRevision> {
    const [newest] = await this.revisions(1, sql);
    if (!newest) throw new Error('The business has no revision: is the database migrated?');
    return newest;
  }

  /** Of others nobody can publish until `tx` has ended. */
  async lockLatest(tx: Transaction): Promise<BusinessRevision> {
    await tx.rows('SELECT 1 FROM publications WHERE name = $1 FOR UPDATE', [BUSINESS]);
    return this.latest(tx);
  }

  async revision(tx: Transaction, version: number): Promise<BusinessRevision | undefined> {
    const rows = await tx.rows<BusinessRevision>(
      `SELECT ${REVISION} FROM business_revisions WHERE version = $1`,
      [version],
    );
    return rows.map(complete)[0];
  }

  async add(tx: Transaction, revision: Omit<BusinessRevision, 'publishedAt'>): Promise<void> {
    const { version, publishedBy, restoredFrom, business } = revision;
    await tx.rows(
      'INSERT INTO business_revisions (version, published_by, restored_from, business) VALUES ($1, $2, $3, $4)',
      [version, publishedBy, restoredFrom, JSON.stringify(business)],
    );
  }
}

/** What a revision of an earlier release did not know yet is as shipped. */
function complete(revision: BusinessRevision): BusinessRevision {
  const { address, chat, legal } = revision.business;
  return {
    ...revision,
    business: {
      ...shippedBusiness,
      ...revision.business,
      address: { ...shippedBusiness.address, ...address },
      chat: { ...shippedBusiness.chat, ...chat },
      legal: { ...shippedBusiness.legal, ...legal },
    },
  };
}
