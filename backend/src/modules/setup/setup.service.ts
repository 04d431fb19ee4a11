import { Injectable } from '@nestjs/common';
import { v7 as uuidv7 } from 'uuid';
import { UnitOfWork } from '../../platform/database/unit-of-work.ts';
import type { Actor } from '../../platform/security/current-user.ts';
import { Mail } from '../mails/mails.service.ts';
import { RazorpayLink } from '../payments/razorpay/razorpay-link.service.ts';
import { SetupChecks, TEST_MAIL_SUBJECT } from './setup-checks.service.ts';
import { SetupItemEntity } from './setup-item.entity.ts';
import { type Fact, good, missing, SETUP_ITEMS, type SetupItem } from './setup.domain.ts';

/** The checklist of a new site (setup-1). */
@Injectable()
export class SetupService {
  constructor(
    private readonly db: UnitOfWork,
    private readonly checks: SetupChecks,
    private readonly razorpay: RazorpayLink,
    private readonly mail: Mail,
  ) {}

  /** Stored states, without a check. */
  async states() {
    const known = new Map((await this.db.manager.find(SetupItemEntity)).map((row) => [row.id, row]));
    return SETUP_ITEMS.map((item) => {
      const { doneAt = null, skippedAt = null, skippedBy = null } = known.get(item) ?? {};
      return { item, doneAt, skippedAt, skippedBy };
    });
  }

  /** Checks an item and stores whether something is missing. @param dkimSelector of the item `mail`, stored */
  async look(item: SetupItem, dkimSelector?: string): Promise<{ done: boolean; facts: Fact[] }> {
    if (item === 'mail' && dkimSelector !== undefined) await this.keep({ id: item, dkimSelector });
    const facts = await this.checks.check(item);
    const done = facts.every(({ ok }) => ok);
    // The time of completion stays until something is missing.
    await this.db.rows(
      `INSERT INTO setup_items (id, done_at) VALUES ($1, CASE WHEN $2 THEN now() END)
       ON CONFLICT (id) DO UPDATE SET done_at = CASE WHEN $2 THEN coalesce(setup_items.done_at, now()) END`,
      [item, done],
    );
    return { done, facts };
  }

  async skip(items: readonly SetupItem[], actor: Actor): Promise<void> {
    const skippedAt = new Date();
    await this.keep(...[...new Set(items)].map((id) => ({ id, skippedAt, skippedBy: actor.email })));
  }

  /** Ends the skipping of an item. */
  async unskip(item: SetupItem): Promise<void> {
    await this.keep({ id: item, skippedAt: null, skippedBy: null });
  }

  /** Sends a test event as Razorpay does. @returns the outcome */
  async testWebhook(): Promise<Fact> {
    const sent = Date.now();
    const problem = await this.razorpay.testWebhook();
    const passed = problem === undefined;
    await this.keep({ id: 'payments', testedAt: passed ? new Date() : null });
    return passed
      ? good(`The event arrived after ${Date.now() - sent} ms, and its signature was right`)
      : missing(problem);
  }

  /** To the caller only, by the normal way of mails. */
  sendTestMail({ email }: Actor): Promise<void> {
    return this.db.run((tx) =>
      this.mail.enqueue(tx, {
        key: `test-mail:${TEST_MAIL_SUBJECT}:${uuidv7()}`,
        template: 'test-mail',
        to: { email, name: null },
        data: {},
      }),
    );
  }

  private async keep(...rows: (Partial<SetupItemEntity> & { id: SetupItem })[]): Promise<void> {
    await this.db.manager.upsert(SetupItemEntity, rows, ['id']);
  }
}
