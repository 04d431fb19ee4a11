import { type Retention, type RetentionKind, retentionLimits } from '@ironbloom/brand/retention';
import type { AnswerOf } from '#shared/api/wire.ts';
import type { FieldErrors } from '#shared/forms/engine.ts';

export type PublishedRetention = AnswerOf<'/api/admin/retention'>;
export type DueRemovals = AnswerOf<'/api/admin/retention/due'>;
export type DueKind = DueRemovals['kinds'][number];

interface Kind {
  label: string;
  hint: string;
}

/** Labels and hints. */
export const kindWords: Readonly<Record<RetentionKind, Kind>> = {
  messages: {
    label: 'Messages',
    hint: 'Contact form messages, and the mails to you about them.',
  },
  records: {
    label: 'Sign-ins and technical records',
    hint: 'Sign-ins, ended sessions, codes, mails about accounts, IP addresses in the activity log. The actions stay in the log.',
  },
  webhooks: {
    label: 'Razorpay webhooks',
    hint: 'The contents of webhooks. That they arrived, and their results, are kept.',
  },
  recipients: {
    label: 'Recipients of broadcasts',
    hint: 'The recipients of each broadcast. Counts and unsubscribes are kept.',
  },
  checkouts: {
    label: 'Unpaid checkouts',
    hint: 'Orders that were never paid. Flagged ones are kept.',
  },
  purchases: {
    label: 'Purchases and receipts',
    hint: 'Never deleted automatically. The privacy page states this period, and older ones are counted below.',
  },
  health: {
    label: 'Health answers',
    hint: 'Counted from the end of the program. Kept where the client asked for it.',
  },
  coaching: {
    label: 'Coaching records',
    hint: 'Plans, answers, messages and notes, counted from the end of the program.',
  },
};

/** In form order. */
export const kinds = Object.keys(kindWords) as RetentionKind[];

export const isKind = (name: string): name is RetentionKind => Object.hasOwn(kindWords, name);
export const labelOf = (name: string): string => (isKind(name) ? kindWords[name].label : name);

export const unitOf = (kind: RetentionKind): string => retentionLimits[kind].unit;

/** "12 to 36 months". */
export function rangeOf(kind: RetentionKind): string {
  const { min, max, unit } = retentionLimits[kind];
  return `${min} to ${max} ${unit}`;
}

/** Periods as typed. */
export type Periods = Readonly<Record<RetentionKind, string>>;

const forEachKind = <Value>(valueOf: (kind: RetentionKind) => Value) =>
  Object.fromEntries(kinds.map((kind) => [kind, valueOf(kind)])) as Record<RetentionKind, Value>;

export const periodsOf = ({ retention }: Pick<PublishedRetention, 'retention'>): Periods =>
  forEachKind((kind) => String(retention[kind]));

export const retentionOf = (periods: Periods): Retention => forEachKind((kind) => Number(periods[kind]));

/** Client-side check: whole numbers. */
export function problemsOf(periods: Periods): FieldErrors {
  const wrong = kinds.filter((kind) => !/^\s*\d+\s*$/.test(periods[kind]));
  return Object.fromEntries(wrong.map((kind) => [kind, `Please enter a whole number of ${unitOf(kind)}`]));
}
