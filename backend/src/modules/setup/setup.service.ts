import { Inject, Injectable } from '@nestjs/common';
import type { Actor } from '../../platform/security/current-user.ts';
import { RazorpayLink } from '../payments/razorpay/razorpay-link.service.ts';
import {
  type Fact,
  good,
  missing,
  SETUP_ITEMS,
  type SetupCheck,
  type SetupItem,
  type SetupState,
} from './setup-items.ts';
import { SetupRepository } from './setup.repository.ts';

export const SETUP_CHECKS = Symbol('setup checks');

export interface Looked {
  done: boolean;
  facts: Fact[];
}

/** The checklist of a new site: each item looks for itself (setup-1). */
@Injectable()
export class SetupService {
  constructor(
    @Inject(SETUP_CHECKS) private readonly checks: readonly SetupCheck[],
    private readonly repository: SetupRepository,
    private readonly razorpay: RazorpayLink,
  ) {}

  /** What is known without looking. */
  async states(): Promise<SetupState[]> {
    const known = new Map((await this.repository.states()).map((state) => [state.item, state]));
    return SETUP_ITEMS.map(
      (item) => known.get(item) ?? { item, doneAt: null, skippedAt: null, skippedBy: null },
    );
  }

  /** Looks now, and remembers whether anything was missing. @param dkimSelector of the item `mail`, kept from then on */
  async look(item: SetupItem, dkimSelector?: string): Promise<Looked> {
    if (item === 'mail' && dkimSelector !== undefined) await this.repository.keepDkimSelector(dkimSelector);
    const facts = (await this.checks.find((check) => check.item === item)?.look()) ?? [];
    const done = facts.every(({ ok }) => ok);
    await this.repository.keepOutcome(item, done);
    return { done, facts };
  }

  skip(items: readonly SetupItem[], actor: Actor): Promise<void> {
    return this.repository.skip(items, actor.email);
  }

  takeUp(item: SetupItem): Promise<void> {
    return this.repository.skip([item], null);
  }

  /** What came of an event sent the way Razorpay sends them. */
  async testWebhook(): Promise<Fact> {
    const sent = Date.now();
    const problem = await this.razorpay.testWebhook();
    await this.repository.keepWebhookTest(problem === undefined);
    return problem === undefined
      ? good(`The event arrived after ${Date.now() - sent} ms, and its signature was right`)
      : missing(problem);
  }
}
