import { Injectable } from '@nestjs/common';
import {
  type Count,
  COUNTED_ROWS,
  contains,
  countRows,
  estimateRows,
} from '../../platform/database/counted.ts';
import { UnitOfWork } from '../../platform/database/unit-of-work.ts';
import type { PeopleFilter, Standing } from './standing.ts';

export interface Person {
  id: string;
  email: string;
  name: string;
  /** Null: has no account. */
  userId: string | null;
  standing: Standing;
  since: Date;
  boughtAt: Date | null;
}

const COLUMNS = 'id, email, name, user_id AS "userId", standing, since, bought_at AS "boughtAt"';
/** To the letter as in the index `people_search`; a line break begins each field. */
const SEARCHED = `lower(E'\\n' || name || E'\\n' || email)`;
/** The index knows runs of three letters; less is looked for where a field begins. */
const MIN_PART_LENGTH = 3;

const CLAUSES: Readonly<Record<PeopleFilter, string | undefined>> = {
  all: undefined,
  members: `standing = 'member'`,
  buyers: 'bought_at IS NOT NULL',
  unverified: `standing = 'unverified'`,
  staff: `standing = 'staff'`,
  deactivated: `standing = 'deactivated'`,
};

interface PeopleQuery {
  filter: PeopleFilter;
  search?: string | undefined;
  byPhone?: { emails: string[]; userIds: string[] } | undefined;
}

@Injectable()
export class PeopleRepository {
  constructor(private readonly db: UnitOfWork) {}

  /** Newest first. @param search part of a name or an address @param byPhone who has it as a phone number */
  async page(
    { filter, search, byPhone }: PeopleQuery,
    skip: number,
    limit: number,
  ): Promise<[Count, Person[]]> {
    const part = tellingPart(search ?? '');
    const parameters: unknown[] = [...new Set([part, search ?? ''])].filter(Boolean).map(pattern);
    const found = [
      part && `${SEARCHED} LIKE lower($1)`,
      byPhone && `email = ANY($${parameters.push(byPhone.emails)})`,
      byPhone && `user_id = ANY($${parameters.push(byPhone.userIds)})`,
    ].filter(Boolean);
    const clauses = [
      CLAUSES[filter],
      found.length > 0 && `(${found.join(' OR ')})`,
      // Written so that the index does not know it.
      part !== (search ?? '') && `(${SEARCHED} || '') LIKE lower($2)`,
    ].filter(Boolean);
    const where = clauses.length > 0 ? `WHERE ${clauses.join(' AND ')}` : '';
    const expected = search ? await estimateRows(this.db, 'people', where, parameters) : 0;
    // Left to choose, the planner walks the whole table for a rare name (docs/decisions/012).
    const source =
      search && expected < COUNTED_ROWS
        ? `WITH found AS MATERIALIZED (SELECT * FROM people ${where}) SELECT ${COLUMNS} FROM found`
        : `SELECT ${COLUMNS} FROM people ${where}`;
    const rows = this.db.rows<Person>(
      `${source} ORDER BY since DESC, id DESC LIMIT ${limit} OFFSET ${skip}`,
      parameters,
    );
    if (expected >= COUNTED_ROWS && (await rows).length === limit) {
      // Counting to ten thousand would take longer than finding them.
      return [{ total: Math.max(expected, skip + limit + 1), totalIsExact: false }, await rows];
    }
    return Promise.all([countRows(this.db, 'people', where, parameters), rows]);
  }

  /** @returns a person's id for each account's */
  async idsOf(userIds: readonly string[]): Promise<Map<string, string>> {
    const rows = await this.db.rows<{ id: string; userId: string }>(
      'SELECT id, user_id AS "userId" FROM people WHERE user_id = ANY($1)',
      [userIds],
    );
    return new Map(rows.map(({ id, userId }) => [userId, id]));
  }

  async find(id: string): Promise<Person | undefined> {
    const [person] = await this.db.rows<Person>(`SELECT ${COLUMNS} FROM people WHERE id = $1`, [id]);
    return person;
  }
}

function pattern(search: string): string {
  return [...search].length < MIN_PART_LENGTH ? contains(`\n${search}`) : contains(search);
}

/** The end of an address, which many have, costs the index most: what stands before it finds the rows, all of it is compared with them. */
function tellingPart(search: string): string {
  return /^(.{3,}@)./.exec(search)?.[1] ?? search;
}
