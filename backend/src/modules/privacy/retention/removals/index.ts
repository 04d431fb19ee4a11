import type { RetentionKind } from '@ironbloom/brand/retention';
import { checkouts } from './checkouts.ts';
import { messages } from './messages.ts';
import { recipients } from './recipients.ts';
import { records } from './records.ts';
import type { Due, Removal } from './removal.ts';
import { webhooks } from './webhooks.ts';

/** Everything that a night removes, in this order. */
export const removals: readonly Removal[] = [messages, ...records, webhooks, recipients, checkouts];

/** Tax law says how long they are kept at least, not that a machine may remove them: they are shown alone. */
const purchases: Due = {
  from: 'payments',
  at: 'created_at',
  where: `status = 'completed' AND created_at < $1`,
};

/** By kind, in the order of the screen. */
export const pastTheirTime: readonly { kind: RetentionKind; removes: boolean; parts: readonly Due[] }[] = [
  ...[...new Set(removals.map(({ kind }) => kind))].map((kind) => ({
    kind,
    removes: true,
    parts: removals.filter((removal) => removal.kind === kind).map(({ due }) => due),
  })),
  { kind: 'purchases', removes: false, parts: [purchases] },
];
