import { Injectable } from '@nestjs/common';
import { ActivityHistory } from '../../activity/activity-history.api.ts';
import { SuppressionList } from '../../broadcast/suppressions/suppression-list.api.ts';
import { ConsentLedger } from '../../privacy/consents/consents.service.ts';
import { ContactService } from '../../contact/contact.service.ts';
import { MailList } from '../../mails/mail-list.api.ts';
import { Buyers } from '../../sales/buyers.api.ts';
import { PurchaseHistory } from '../../sales/purchase-history.api.ts';
import { AccountControl, type ControlledAccount } from '../accounts/account-control.api.ts';
import { Sessions } from '../accounts/sessions.api.ts';
import { phoneDigits } from '../../../platform/database/text-search.ts';
import type { Page } from '../../../platform/database/page.ts';
import type { StaffRole } from '../../../platform/security/rights.domain.ts';
import { peopleError } from './people.errors.ts';
import { PeopleRepository, type Person } from './people.repository.ts';
import type { PeopleFilter } from './standing.ts';

/** Of each list of one person's. */
const NEWEST = 20;
/** Of a phone number: fewer are in too many. */
const MIN_DIGITS = 6;

const staffRoleOf = (account: ControlledAccount | undefined) =>
  account && account.role !== 'member' ? account.role : null;

/** Everybody with an account or a purchase, and all that we know of one of them. */
@Injectable()
export class PeopleService {
  constructor(
    private readonly people: PeopleRepository,
    private readonly accounts: AccountControl,
    private readonly openSessions: Sessions,
    private readonly purchases: PurchaseHistory,
    private readonly buyers: Buyers,
    private readonly contact: ContactService,
    private readonly mails: MailList,
    private readonly history: ActivityHistory,
    private readonly suppressions: SuppressionList,
    private readonly consents: ConsentLedger,
  ) {}

  /** Newest first. @throws PAGE_TOO_DEEP */
  async list(
    query: { filter: PeopleFilter; search?: string | undefined },
    page: number,
    limit: number,
  ): Promise<Page<Person & { staffRole: StaffRole | null }>> {
    const digits = phoneDigits(query.search ?? '') ?? '';
    // People have no phone of their own: their payments do.
    const byPhone = digits.length >= MIN_DIGITS ? await this.buyers.byPhone(digits) : undefined;
    const { items: people, ...frame } = await this.people.list({ ...query, byPhone }, page, limit);
    const accounts = await this.accounts.findMany(people.flatMap(({ userId }) => userId ?? []));
    const items = people.map((person) => ({
      ...person,
      staffRole: staffRoleOf(accounts.find(({ id }) => id === person.userId)),
    }));
    return { items, ...frame };
  }

  /** @param viewerId the account of who looks @throws UNKNOWN_PERSON */
  async detail(id: string, viewerId: string) {
    const person = await this.people.find(id);
    if (!person) throw peopleError('UNKNOWN_PERSON');
    const { email, userId } = person;
    const [account, sessions, purchases, messages, mails, signIns, broadcasts, ledger] = await Promise.all([
      userId === null ? undefined : this.accounts.find(userId),
      userId === null ? [] : this.openSessions.of(userId),
      this.purchases.of(email, person.userId, NEWEST),
      this.contact.listOfSender(email, NEWEST),
      this.mails.to(email, NEWEST),
      this.history.signInsOf(email, NEWEST),
      this.suppressions.of(email),
      this.consents.of(email, NEWEST),
    ]);
    return {
      ...person,
      staffRole: staffRoleOf(account),
      account: account ? { ...account, isYou: userId === viewerId, sessions } : null,
      purchases,
      messages,
      mails,
      signIns,
      consent: { terms: person.since, ledger, broadcasts: broadcasts ?? null },
    };
  }
}
