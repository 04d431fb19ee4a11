import type { BulkOutcome } from '../../../platform/mail/bulk-smtp.gateway.ts';

/** Tries of one recipient, the first included. */
const MOST_ATTEMPTS = 6;
const FIRST_WAIT_S = 5;
const LONGEST_WAIT_S = 1_800;

export interface Settled {
  status: 'sent' | 'failed' | 'uncertain' | 'queued';
  error: string | null;
  /** Of `queued`: seconds. */
  retryAfter: number;
}

/** What an answer of the mail server means for the recipient's row. */
export function settle(outcome: BulkOutcome, attempts: number): Settled {
  switch (outcome.kind) {
    case 'sent':
      return { status: 'sent', error: null, retryAfter: 0 };
    case 'refused':
      return { status: 'failed', error: outcome.reason, retryAfter: 0 };
    case 'uncertain':
      return { status: 'uncertain', error: outcome.reason, retryAfter: 0 };
    // The broadcast is paused; the recipient has done nothing wrong.
    case 'login':
      return { status: 'queued', error: outcome.reason, retryAfter: 0 };
    case 'later':
      if (attempts >= MOST_ATTEMPTS) return { status: 'failed', error: outcome.reason, retryAfter: 0 };
      return {
        status: 'queued',
        error: outcome.reason,
        retryAfter: Math.min(LONGEST_WAIT_S, FIRST_WAIT_S * 4 ** (attempts - 1)),
      };
  }
}

/** So many in a row without one success: something is wrong that is not the recipients. */
const FAILURES_IN_A_ROW = 25;

/** Counts per broadcast, in one worker, and says when and why it should stand still. */
export class Breaker {
  private readonly failures = new Map<string, number>();

  /** @returns the reason to pause, in words for the person at the screen */
  note(broadcastId: string, outcome: BulkOutcome): string | undefined {
    if (outcome.kind === 'sent') {
      this.failures.delete(broadcastId);
      return undefined;
    }
    if (outcome.kind === 'login') return `The mail server refused our login: ${outcome.reason}`;
    const count = (this.failures.get(broadcastId) ?? 0) + 1;
    this.failures.set(broadcastId, count);
    if (count < FAILURES_IN_A_ROW) return undefined;
    this.failures.delete(broadcastId);
    return `The last ${count} messages all failed. The mail server said: ${outcome.reason}`;
  }
}
