import { type Retention, retentionInWords, type RetentionKind } from '@ironbloom/brand/retention';
import type { Change } from '../../../platform/database/published/revisions.ts';

/** How the owner calls each kind, in the order of the screen. */
const KINDS: readonly (readonly [kind: RetentionKind, what: string])[] = [
  ['messages', 'Messages'],
  ['records', 'Sign-ins and technical records'],
  ['webhooks', 'Razorpay webhooks'],
  ['recipients', 'Recipients of broadcasts'],
  ['checkouts', 'Unpaid checkouts'],
  ['purchases', 'Purchases and receipts'],
];

/** What one revision changed. */
export function changesBetween(before: Retention, after: Retention): Change[] {
  return KINDS.filter(([kind]) => before[kind] !== after[kind]).map(([kind, what]) => ({
    what,
    before: retentionInWords(before, kind),
    after: retentionInWords(after, kind),
  }));
}
