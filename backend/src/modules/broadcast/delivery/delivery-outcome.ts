import type { MailOutcome, RefusedMail } from '../../../platform/mail/smtp-answer.ts';
import type { BroadcastEntity, BroadcastRecipientEntity } from '../broadcast.entity.ts';

/** The recipient's data that sending needs. */
export type ClaimedDelivery = Pick<
  BroadcastRecipientEntity,
  'id' | 'broadcastId' | 'email' | 'name' | 'attempts'
> &
  // A single send (broadcast-11): its caller waits, and nobody could resume it.
  Pick<BroadcastEntity, 'single'>;

/** Outcome of a delivery, or its retry. */
export interface DeliveryOutcome {
  id: string;
  status: 'sent' | 'failed' | 'uncertain' | 'queued';
  error: string | null;
  /** Of `queued`: delay in seconds. */
  retryAfter: number;
  /** False: the attempt does not count. */
  counts: boolean;
  /** No such mailbox: the address is suppressed. */
  bounced: boolean;
}

/** Per recipient, the first included. */
const MAX_ATTEMPTS = 6;
const FIRST_WAIT_S = 5;
const MAX_WAIT_S = 1_800;
const PUT_BACK_WAIT_S = 1;

/** Maps an answer of the mail server to the recipient's row. */
export function outcomeOf(answer: MailOutcome, { id, attempts, single }: ClaimedDelivery): DeliveryOutcome {
  const error = answer.kind === 'sent' ? null : answer.reason;
  const ended = { id, error, retryAfter: 0, counts: true, bounced: answer.kind === 'no-mailbox' };
  switch (answer.kind) {
    case 'sent':
    case 'uncertain':
      return { ...ended, status: answer.kind };
    case 'refused':
    case 'no-mailbox':
      return { ...ended, status: 'failed' };
    case 'login':
    case 'sender':
      if (single) return { ...ended, status: 'failed', error: ourFault(answer) };
      // The broadcast is paused.
      return { ...ended, status: 'queued', counts: false };
    case 'later':
      if (attempts >= MAX_ATTEMPTS) return { ...ended, status: 'failed' };
      return {
        ...ended,
        status: 'queued',
        retryAfter: Math.min(MAX_WAIT_S, FIRST_WAIT_S * 4 ** (attempts - 1)),
      };
  }
}

/** A claimed row whose message reached no connection. */
export function putBack({ id }: ClaimedDelivery): DeliveryOutcome {
  return { id, status: 'queued', error: null, retryAfter: PUT_BACK_WAIT_S, counts: false, bounced: false };
}

const ourFault = ({ kind, reason }: RefusedMail): string =>
  `The mail server ${kind === 'login' ? 'refused our login' : 'accepts no mail from us'}: ${reason}`;

/** Failures in a row that point to a fault of ours. */
const FAILURES_IN_A_ROW = 25;

/** Circuit breaker per broadcast, in one worker. */
export class CircuitBreaker {
  private readonly failures = new Map<string, number>();

  /** @returns the reason to pause, for the screen */
  note(broadcastId: string, outcome: MailOutcome): string | undefined {
    if (outcome.kind === 'sent') {
      this.failures.delete(broadcastId);
      return undefined;
    }
    if (outcome.kind === 'login' || outcome.kind === 'sender') return ourFault(outcome);
    const count = (this.failures.get(broadcastId) ?? 0) + 1;
    this.failures.set(broadcastId, count);
    if (count < FAILURES_IN_A_ROW) return undefined;
    this.failures.delete(broadcastId);
    return `The last ${count} messages all failed. The mail server said: ${outcome.reason}`;
  }
}
