import { formatRupees } from '#shared/india/rupees.ts';
import type { PaymentRow } from './payment.ts';

export interface Mark {
  text: string;
  /** Of something that waits for staff. */
  tone?: 'red' | 'amber' | 'tint';
}

/** What else a row says beside its status: what waits for staff first. */
export function marksOf(row: PaymentRow): Mark[] {
  const { disputed, flagged, refundAsked, toCall, refunded, test, offer, discount } = row;
  return [
    ...(disputed ? [{ text: 'disputed', tone: 'red' as const }] : []),
    ...(flagged ? [{ text: 'flagged', tone: 'red' as const }] : []),
    ...(refundAsked ? [{ text: 'refund requested', tone: 'amber' as const }] : []),
    ...(toCall ? [{ text: 'to call', tone: 'tint' as const }] : []),
    ...(refunded > 0 ? [{ text: `${formatRupees(refunded)} refunded` }] : []),
    ...(test ? [{ text: 'test' }] : []),
    ...(offer ? [{ text: `${offer}, ${formatRupees(discount)} off` }] : []),
  ];
}
