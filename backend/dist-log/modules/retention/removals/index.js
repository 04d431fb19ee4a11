import { checkouts } from './checkouts.js';
import { messages } from './messages.js';
import { recipients } from './recipients.js';
import { records } from './records.js';
import { webhooks } from './webhooks.js';
/** Everything that a night removes, in this order. */
export const removals = [messages, ...records, webhooks, recipients, checkouts];
/** Tax law says how long they are kept at least, not that a machine may remove them: they are shown alone. */
const purchases = {
    from: 'payments',
    at: 'created_at',
    where: `status = 'completed' AND created_at < $1`,
};
/** By kind, in the order of the screen. */
export const pastTheirTime = [
    ...[...new Set(removals.map(({ kind }) => kind))].map((kind) => ({
        kind,
        removes: true,
        parts: removals.filter((removal) => removal.kind === kind).map(({ due }) => due),
    })),
    { kind: 'purchases', removes: false, parts: [purchases] },
];
//# sourceMappingURL=index.js.map