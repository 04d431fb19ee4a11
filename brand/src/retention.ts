/**
 * How long each kind of data is kept, as published in `/admin/settings/retention`, in units of `retentionLimits`. The nightly
 * removal and the privacy page read it from here.
 */
export interface Retention {
  /** Enquiries and their mails. */
  readonly messages: number;
  /** Sign-ins, ended sessions, codes, addresses (IP) in the activity log, mails about accounts. */
  readonly records: number;
  /** Payloads of Razorpay's webhooks; the rows stay. */
  readonly webhooks: number;
  /** Recipients of broadcasts; the counts stay. */
  readonly recipients: number;
  /** Orders that were never paid. */
  readonly checkouts: number;
  /** Purchases with receipts. */
  readonly purchases: number;
  /** Health answers, after the end of a program, unless the client asks to keep them. */
  readonly health: number;
  /** Plans, answers, messages and notes, after the end of a program. */
  readonly coaching: number;
}

export type RetentionKind = keyof Retention;

interface Limits {
  unit: 'days' | 'months';
  min: number;
  max: number;
}

/** Allowed values. The minimum of records and purchases is set by law. */
export const retentionLimits: Readonly<Record<RetentionKind, Limits>> = {
  messages: { unit: 'months', min: 1, max: 120 },
  records: { unit: 'months', min: 12, max: 36 },
  webhooks: { unit: 'days', min: 30, max: 365 },
  recipients: { unit: 'months', min: 3, max: 60 },
  checkouts: { unit: 'months', min: 1, max: 24 },
  purchases: { unit: 'months', min: 96, max: 240 },
  health: { unit: 'days', min: 1, max: 365 },
  coaching: { unit: 'months', min: 1, max: 60 },
};

export const shippedRetention: Retention = {
  messages: 24,
  records: 12,
  webhooks: 90,
  recipients: 18,
  checkouts: 6,
  purchases: 96,
  health: 90,
  coaching: 24,
};

const NUMBERS = [
  'no',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
];

/** In words: "two years", "six months", "18 months", "90 days". */
export function retentionInWords(retention: Retention, kind: RetentionKind): string {
  const count = retention[kind];
  const { unit } = retentionLimits[kind];
  if (unit === 'days') return counted(count, 'day');
  return count % 12 === 0 ? counted(count / 12, 'year') : counted(count, 'month');
}

function counted(count: number, unit: string): string {
  return `${NUMBERS[count] ?? count} ${unit}${count === 1 ? '' : 's'}`;
}
