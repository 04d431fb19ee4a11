import { mailAddressKey } from '@ironbloom/brand/mail-address';
import type { MailRequest } from '../../mails/mails.api.ts';
import type { PaymentRecord } from '../core/payments.repository.ts';
import type { Participant } from '../core/purchase.domain.ts';
import { planLabel } from '../core/plan-label.ts';

/** Letters alone: an address, a number or a command to press something is no name. A full stop ends an initial. */
const NAME = /^(?:[\p{L}\p{M}'’ -]|\.(?=\s|$)){1,40}$/u;

/** The buddy has not asked us for anything, so what the buyer typed reaches them only where it can be nothing but a name. */
export const safeName = (typed: string): string | null => (NAME.test(typed) ? typed : null);

/** Undefined without one, or when they share the buyer's mailbox. */
export function buddyOf({ buddy, email }: PaymentRecord): Participant | undefined {
  return buddy && mailAddressKey(buddy.email) !== mailAddressKey(email) ? buddy : undefined;
}

/** The one mail that the checkout promises to a buddy. @param openLink to their half of the purchase */
export function buddyWelcomeFor(
  payment: PaymentRecord,
  buddy: Participant,
  openLink: string,
): MailRequest<'buddy-hello'> {
  const name = safeName(buddy.name);
  return {
    key: `buddy-hello:${payment.id}`,
    template: 'buddy-hello',
    to: { email: buddy.email, name },
    data: { name, buyer: safeName(payment.name), item: planLabel(payment), openLink },
  };
}
