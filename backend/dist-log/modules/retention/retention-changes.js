import { retentionInWords } from '@ironbloom/brand/retention';
/** How the owner calls each kind, in the order of the screen. */
const KINDS = [
    ['messages', 'Messages'],
    ['records', 'Sign-ins and technical records'],
    ['webhooks', 'What Razorpay reported'],
    ['recipients', 'Recipients of broadcasts'],
    ['checkouts', 'Checkouts never paid'],
    ['purchases', 'Purchases and receipts'],
];
/** What one revision changed. */
export function changesBetween(before, after) {
    return KINDS.filter(([kind]) => before[kind] !== after[kind]).map(([kind, what]) => ({
        what,
        before: retentionInWords(before, kind),
        after: retentionInWords(after, kind),
    }));
}
//# sourceMappingURL=retention-changes.js.map