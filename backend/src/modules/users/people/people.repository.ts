import { Injectable } from '@nestjs/common';
import { pageOf, searchedPageOf } from '../../../platform/database/page.ts';
import { searchPattern } from '../../../platform/database/text-search.ts';
import { UnitOfWork } from '../../../platform/database/unit-of-work.ts';
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

  /** Newest first. @param search part of a name or an address @param byPhone who has it as a phone number @throws PAGE_TOO_DEEP */
  list({ filter, search, byPhone }: PeopleQuery, page: number, limit: number) {
    const parameters: unknown[] = search ? [searchPattern(search)] : [];
    const found = [
      search && `${SEARCHED} LIKE lower($1)`,
      byPhone && `email = ANY($${parameters.push(byPhone.emails)})`,
      byPhone && `user_id = ANY($${parameters.push(byPhone.userIds)})`,
    ].filter(Boolean);
    const clauses = [CLAUSES[filter], found.length > 0 && `(${found.join(' OR ')})`].filter(Boolean);
    const from = clauses.length > 0 ? `people WHERE ${clauses.join(' AND ')}` : 'people';
    const listing = { select: COLUMNS, from, orderBy: 'since DESC, id DESC', parameters };
    return (search ? searchedPageOf : pageOf)<Person>(this.db, listing, page, limit);
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
