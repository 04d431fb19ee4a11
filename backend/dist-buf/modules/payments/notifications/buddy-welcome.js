import { planLabel } from '../core/plan-label.js';
/** Letters alone: an address, a number or a command to press something is no name. A full stop ends an initial. */
const NAME = /^(?:[\p{L}\p{M}'’ -]|\.(?=\s|$)){1,40}$/u;
/** The buddy has not asked us for anything, so what the buyer typed reaches them only where it can be nothing but a name. */
export const safeName = (typed) => (NAME.test(typed) ? typed : null);
/** Undefined without one, or when they share the buyer's mailbox. */
export function buddyOf({ buddy, email }) {
    return buddy && buddy.email.toLowerCase() !== email.toLowerCase() ? buddy : undefined;
}
/** The one mail that the checkout promises to a buddy. @param openLink to their half of the purchase */
export function buddyWelcomeFor(payment, buddy, openLink) {
    const name = safeName(buddy.name);
    return {
        key: `buddy-hello:${payment.id}`,
        template: 'buddy-hello',
        to: { email: buddy.email, name },
        data: { name, buyer: safeName(payment.name), item: planLabel(payment), openLink },
    };
}
//# sourceMappingURL=buddy-welcome.js.map