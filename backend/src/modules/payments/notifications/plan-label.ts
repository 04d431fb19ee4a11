import type { PaymentRecord } from '../core/payments.repository.ts';

const date = new Intl.DateTimeFormat('en-IN', {
  dateStyle: 'long',
  timeStyle: 'short',
  timeZone: 'Asia/Kolkata',
});

/** The business's clock, which every mail shows. */
export const inIndia = (moment: Date): string => `${date.format(moment)} IST`;

/** "Buddy coaching, 6 months" */
export function planLabel({ trainingType, duration }: PaymentRecord): string {
  return `${trainingType === 'buddy' ? 'Buddy' : 'Individual'} coaching, ${duration} months`;
}
