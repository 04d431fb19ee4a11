import { formatRupees } from '../core/money.domain.js';
import { inIndia, planLabel } from '../core/plan-label.js';
/** Lines of a part; what is more is counted. */
export const SHOWN = 50;
/** What stands in the mail of a day; empty when there is nothing to tell. */
export function digestSections({ items, refundsAskedFor, flagged, toCall }) {
    return [
        money('Sold', items.filter(({ kind }) => kind === 'sale')),
        money('Refunded', items.filter(({ kind }) => kind === 'refund')),
        waiting('Refunds asked for', refundsAskedFor, ({ at }) => `answer by ${inIndia(at)}`),
        waiting('Need your attention', flagged, ({ amountPaise }) => formatRupees(amountPaise)),
        waiting('To call', toCall, ({ at }) => `paid ${inIndia(at)}`),
    ].filter(({ lines }) => lines.length > 0);
}
function money(title, items) {
    const real = items.filter(({ test }) => !test);
    const sum = real.reduce((paise, { amountPaise }) => paise + amountPaise, 0);
    const lines = items
        .slice(0, SHOWN)
        .map((item) => line(item, `${formatRupees(item.amountPaise)}, ${inIndia(item.at)}`));
    return {
        title: `${title}: ${items.length}, ${formatRupees(sum)}`,
        lines,
        more: items.length - lines.length,
    };
}
function waiting(title, { lines, total }, say) {
    return {
        title: `${title}: ${total}`,
        lines: lines.map((one) => line(one, say(one))),
        more: total - lines.length,
    };
}
function line(one, words) {
    const test = one.test ? ' (test, no real money)' : '';
    return {
        text: `${one.name}, ${planLabel(one)}: ${words}${test}`,
        path: `/admin/payments/${one.paymentId}`,
    };
}
//# sourceMappingURL=owner-digest.js.map