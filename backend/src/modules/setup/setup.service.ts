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

  /** What is known without looking. */
  async states() {
    const known = new Map((await this.db.manager.find(SetupItemEntity)).map((row) => [row.id, row]));
    return SETUP_ITEMS.map((item) => {
      const { doneAt = null, skippedAt = null, skippedBy = null } = known.get(item) ?? {};
      return { item, doneAt, skippedAt, skippedBy };
    });
  }

  /** Looks now, and remembers whether anything was missing. @param dkimSelector of the item `mail`, kept from then on */
  async look(item: SetupItem, dkimSelector?: string): Promise<{ done: boolean; facts: Fact[] }> {
    if (item === 'mail' && dkimSelector !== undefined) await this.keep({ id: item, dkimSelector });
    const facts = await this.checks.check(item);
    const done = facts.every(({ ok }) => ok);
    // The moment when it was first done is kept until it is no longer.
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

  /** It is to be done after all. */
  async unskip(item: SetupItem): Promise<void> {
    await this.keep({ id: item, skippedAt: null, skippedBy: null });
  }

  /** Sends an event the way Razorpay sends them. @returns what came of it */
  async testWebhook(): Promise<Fact> {
    const sent = Date.now();
    const problem = await this.razorpay.testWebhook();
    const passed = problem === undefined;
    await this.keep({ id: 'payments', testedAt: passed ? new Date() : null });
    return passed
      ? good(`The event arrived after ${Date.now() - sent} ms, and its signature was right`)
      : missing(problem);
  }

  /** To whoever asks, and nobody else. It takes the way of every other mail. */
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
