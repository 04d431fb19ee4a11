import { formatRupees } from '../../../platform/text/money.domain.ts';
import { monthsInWords } from '../../catalogue/plan-catalogue.domain.ts';
import type { PaymentRecord } from './payments.repository.ts';

export { inIndia } from '../../../platform/text/indian-day.domain.ts';

/** "Buddy coaching, 6 months": as it was called when it was ordered. */
export function planLabel({ kindName, duration }: Pick<PaymentRecord, 'kindName' | 'duration'>): string {
  return `${kindName} coaching, ${monthsInWords(duration)}`;
}

/** "MONSOON, ₹1,500 off"; null when nothing was taken off. */
export function offerLabel({
  offerName,
  discountPaise,
}: Pick<PaymentRecord, 'offerName' | 'discountPaise'>): string | null {
  return offerName && `${offerName}, ${formatRupees(discountPaise)} off`;
}
