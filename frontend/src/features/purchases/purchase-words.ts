import { promises } from '@ironbloom/brand';
import { fullDayAndTime } from '#shared/india/dates.ts';
import { formatRupees } from '#shared/india/rupees.ts';
import type { PaidPurchase, Purchase, RefundRequest } from './api.ts';

const HOUR = 3_600_000;
/** Hours after which promised times are hidden. */
const TOLD_HOURS = 14 * 24;

interface State {
  tone: 'green' | 'amber' | 'grey';
  word: string;
  /** Refund details. */
  text?: string;
}

export function stateOf({ amount, amountRefunded, amountRefunding }: PaidPurchase): State {
  const back = amountRefunded > 0 ? `${formatRupees(amountRefunded)} was refunded to you. ` : '';
  if (amountRefunding > 0) {
    const text = `${back}${formatRupees(amountRefunding)} is being refunded; banks show it within 5 to 7 working days.`;
    return { tone: 'amber', word: 'Refund on its way', text };
  }
  if (amountRefunded >= amount) return { tone: 'grey', word: 'Refunded', text: back };
  if (amountRefunded > 0) return { tone: 'amber', word: 'Partly refunded', text: back };
  return { tone: 'green', word: 'Paid' };
}

interface Promised {
  what: string;
  when: string;
}

/** Shown to a buyer whose promised time has passed. */
type Late = 'Have you not heard from us?' | 'Have you not received your plan?';

/** pay-24: promised steps and their status; none after two weeks. @param now ms since 1970 */
export function promisesOf(
  { boughtAt, contactedAt, assessedAt, renewal }: Purchase,
  now: number,
): { steps: readonly Promised[]; late: Late | undefined } {
  const { callHours, planHours } = promises();
  const bought = Date.parse(boughtAt);
  if (renewal || now > bought + TOLD_HOURS * HOUR) return { steps: [], late: undefined };
  const isDue = (hours: number) => now > bought + hours * HOUR;
  const by = (hours: number) =>
    `${isDue(hours) ? 'was due by' : 'by'} ${fullDayAndTime(bought + hours * HOUR)}`;
  const done = assessedAt ?? contactedAt;
  const assessment: Promised = {
    what: assessedAt
      ? 'Your assessment is done'
      : contactedAt
        ? 'We contacted you'
        : 'We contact you for your assessment',
    when: done ? `on ${fullDayAndTime(done)}` : by(callHours),
  };
  return {
    steps: [assessment, { what: 'You get your nutrition and workout plan', when: by(planHours) }],
    late:
      (isDue(planHours) && 'Have you not received your plan?') ||
      (isDue(callHours) && !done && 'Have you not heard from us?') ||
      undefined,
  };
}

/** pay-35: something is left to refund and no request is open. */
export function canAsk({ amount, amountRefunded, amountRefunding, refundRequest }: PaidPurchase): boolean {
  const waiting = refundRequest !== null && refundRequest.outcome === null;
  return amountRefunded + amountRefunding < amount && !waiting;
}

/** Status of a refund request, in a sentence. */
export function requestInWords(request: RefundRequest): string {
  const { outcome, askedAt, dueAt, closedAt, amount, refundStatus } = request;
  const closed = closedAt === null ? '' : ` on ${fullDayAndTime(closedAt)}`;
  const asked = `You asked for a refund on ${fullDayAndTime(askedAt)}.`;
  if (outcome === null) return `${asked} We answer by ${fullDayAndTime(dueAt)}.`;
  if (outcome === 'withdrawn') return `You withdrew your refund request${closed}.`;
  if (outcome === 'refused') return `${asked} We declined it${closed}:`;
  const money = formatRupees(amount ?? 0);
  if (refundStatus === 'processed') return `${asked} We approved it${closed} and refunded ${money}:`;
  if (refundStatus === 'failed') {
    return `${asked} We approved ${money}${closed}, but the refund has not reached you yet. We are working on it.`;
  }
  return `${asked} We approved it${closed}. ${money} is being refunded:`;
}
