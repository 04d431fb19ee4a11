import { Injectable } from '@nestjs/common';
import { ActivityLog } from '../../activity/activity-log.service.ts';
import { SuppressionList } from '../../broadcast/suppressions/suppressions.service.ts';
import { ConsentLedger } from '../../privacy/consents.service.ts';
import { ContactService } from '../../contact/contact.service.ts';
import { MailList } from '../../mails/mail-list.service.ts';
import { shownProgram } from '../../programs/programs.dto.ts';
import { ProgramsRepository } from '../../programs/programs.repository.ts';
import { Buyers } from '../../sales/buyers.service.ts';
import { type Account, Accounts } from '../accounts/accounts.service.ts';
import { Sessions } from '../accounts/sessions.service.ts';
import { type Page, pageOf, searchedPageOf } from '../../../platform/database/page.ts';
import { phoneDigits, searchPattern } from '../../../platform/database/text-search.ts';
import { UnitOfWork } from '../../../platform/database/unit-of-work.ts';
import type { StaffRole } from '../../../platform/security/rights.domain.ts';
import { usersError } from '../users.errors.ts';
import type { PeopleFilter } from './people.dto.ts';
import { PersonEntity } from './person.entity.ts';

/** Maximal rows per list in a person's details. */
const NEWEST = 20;
/** Fewer digits of a phone number match too many people. */
const MIN_DIGITS = 6;

const COLUMNS = 'id, email, name, user_id AS "userId", standing, since, bought_at AS "boughtAt"';
/** Must equal the expression of the index `people_search`; a line break begins each field. */
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
}

const staffRoleOf = (account: Account | undefined) =>
  account && account.role !== 'member' ? account.role : null;

/** Everyone with an account or a purchase, with all their data. */
@Injectable()
export class PeopleService {
  constructor(
    private readonly db: UnitOfWork,
    private readonly accounts: Accounts,
    private readonly sessions: Sessions,
    private readonly buyers: Buyers,
    private readonly programs: ProgramsRepository,
    private readonly contact: ContactService,
    private readonly mails: MailList,
    private readonly activity: ActivityLog,
    private readonly suppressions: SuppressionList,
    private readonly consents: ConsentLedger,
  ) {}

  /** Newest first. @throws PAGE_TOO_DEEP */
  async list(
    query: PeopleQuery,
    page: number,
    limit: number,
  ): Promise<Page<PersonEntity & { staffRole: StaffRole | null }>> {
    const { items: people, ...frame } = await this.search(query, page, limit);
    const accounts = await this.accounts.findMany(people.flatMap(({ userId }) => userId ?? []));
    const items = people.map((person) => ({
      ...person,
      staffRole: staffRoleOf(accounts.find(({ id }) => id === person.userId)),
    }));
    return { items, ...frame };
  }

  /** @param viewerId the caller's account @throws UNKNOWN_PERSON */
  async detail(id: string, viewerId: string) {
    const person = await this.db.manager.findOneBy(PersonEntity, { id });
    if (!person) throw usersError('UNKNOWN_PERSON');
    const { email, userId } = person;
    const [account, sessions, purchases, programs, messages, mails, signIns, broadcasts, ledger] =
      await Promise.all([
        userId === null ? undefined : this.accounts.find(userId),
        userId === null ? [] : this.sessions.list(userId),
        this.buyers.purchasesOf(email, person.userId, NEWEST),
        this.programs.ofPerson(email, person.userId, NEWEST),
        this.contact.listOfSender(email, NEWEST),
        this.mails.sentTo(email, NEWEST),
        this.activity.signInsOf(email, NEWEST),
        this.suppressions.find(email),
        this.consents.listByEmail(email, NEWEST),
      ]);
    return {
      ...person,
      staffRole: staffRoleOf(account),
      account: account ? { ...account, isYou: userId === viewerId, sessions } : null,
      purchases,
      programs: programs.map(shownProgram),
      messages,
      mails,
      signIns,
      consent: { terms: person.since, ledger, broadcasts: broadcasts ?? null },
    };
  }

  /** @throws PAGE_TOO_DEEP */
  private async search(
    { filter, search }: PeopleQuery,
    page: number,
    limit: number,
  ): Promise<Page<PersonEntity>> {
    const digits = phoneDigits(search ?? '') ?? '';
    // Phone numbers are stored with payments.
    const byPhone = digits.length >= MIN_DIGITS ? await this.buyers.findByPhone(digits) : undefined;
    const parameters: unknown[] = search ? [searchPattern(search)] : [];
    const found = [
      search && `${SEARCHED} LIKE lower($1)`,
      byPhone && `email = ANY($${parameters.push(byPhone.emails)})`,
      byPhone && `user_id = ANY($${parameters.push(byPhone.userIds)})`,
    ].filter(Boolean);
    const clauses = [CLAUSES[filter], found.length > 0 && `(${found.join(' OR ')})`].filter(Boolean);
    const from = clauses.length > 0 ? `people WHERE ${clauses.join(' AND ')}` : 'people';
    const listing = { select: COLUMNS, from, orderBy: 'since DESC, id DESC', parameters };
    return (search ? searchedPageOf : pageOf)<PersonEntity>(this.db, listing, page, limit);
  }
}
