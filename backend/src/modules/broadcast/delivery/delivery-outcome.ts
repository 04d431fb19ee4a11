import type { MailOutcome, RefusedMail } from '../../../platform/mail/smtp-answer.ts';
import type { BroadcastEntity, BroadcastRecipientEntity } from '../broadcast.entity.ts';

/** What sending one message needs to know of its recipient. */
export type ClaimedDelivery = Pick<
  BroadcastRecipientEntity,
  'id' | 'broadcastId' | 'email' | 'name' | 'attempts'
> &
  // A single send (broadcast-11): its caller waits for the outcome, and nobody could resume it.
  Pick<BroadcastEntity, 'single'>;

/** How a delivery ended, or that it is to be tried again. */
export interface DeliveryOutcome {
  id: string;
  status: 'sent' | 'failed' | 'uncertain' | 'queued';
  error: string | null;
  /** Of `queued`: how long to wait, in seconds. */
  retryAfter: number;
  /** False: this attempt does not count. */
  counts: boolean;
  /** There is no such mailbox: the address is suppressed. */
  bounced: boolean;
}

/** Of one recipient, the first included. */
const MAX_ATTEMPTS = 6;
const FIRST_WAIT_S = 5;
const MAX_WAIT_S = 1_800;
const PUT_BACK_WAIT_S = 1;

/** What an answer of the mail server means for the recipient's row. */
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

/** Of a claimed row whose message never reached a connection. */
export function putBack({ id }: ClaimedDelivery): DeliveryOutcome {
  return { id, status: 'queued', error: null, retryAfter: PUT_BACK_WAIT_S, counts: false, bounced: false };
}

const ourFault = ({ kind, reason }: RefusedMail): string =>
  `The mail server ${kind === 'login' ? 'refused our login' : 'accepts no mail from us'}: ${reason}`;

/** Without one success in between: the fault is not the recipients'. */
const FAILURES_IN_A_ROW = 25;

/** Counts failures per broadcast, in one worker, and says when and why to pause it. */
export class CircuitBreaker {
  private readonly failures = new Map<string, number>();

  /** @returns the reason to pause, in words for the person at the screen */
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
