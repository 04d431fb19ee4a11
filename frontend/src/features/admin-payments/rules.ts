import * as z from 'zod/mini';
import { formatRupees } from '#shared/india/rupees.ts';
import { readRupees, typedRupees } from '#shared/india/typed-rupees.ts';
import { riskOf } from './payment.ts';

export const resolution = z.object({
  note: z.string().check(z.trim(), z.minLength(1, 'Please say what was done')),
});

/** Figures the dialog showed, in paise. */
const shown = {
  refundable: z.string(),
  /** Held by the buyer's bank in disputes. */
  held: z.string(),
  /** Confirmed as possibly paid twice; empty if not confirmed. */
  atRisk: z.string(),
};

type Shown = Record<keyof typeof shown, string>;

const riskIn = ({ held, refundable }: Shown, amount: number): number =>
  riskOf({ held: Number(held), refundable: Number(refundable) }, amount);

/** Errors of a refund by field. @param amount paise; undefined if not an amount */
function problemsOf(typed: Shown & { confirmation?: string | undefined }, amount: number | undefined) {
  const problems: Partial<Record<'amount' | 'confirmation' | 'atRisk', string>> = {};
  const left = Number(typed.refundable);
  if (!amount) problems.amount = 'Please enter an amount, such as 500 or 499.50';
  else if (amount > left) problems.amount = `At most ${formatRupees(left)} can be refunded.`;
  if (amount && readRupees(typed.confirmation ?? '') !== amount) {
    problems.confirmation = `Please type ${typedRupees(amount)}`;
  }
  const risk = riskIn(typed, amount ?? 0);
  if (risk > 0 && Number(typed.atRisk) !== risk) problems.atRisk = 'Please confirm, or refund less';
  return Object.entries(problems).map(([name, message]) => ({ path: [name], message }));
}

const confirmed = (typed: Shown, amount: number): { atRisk?: number } => {
  const atRisk = riskIn(typed, amount);
  return atRisk > 0 ? { atRisk } : {};
};

const typedRefund = z.object({
  ...shown,
  kind: z.string(),
  /** Rupees; present for a partial refund. */
  amount: z.optional(z.string()),
  reason: z.string().check(z.trim(), z.minLength(1, 'Please enter a reason. It is saved with the payment.')),
  /** The amount again, against typing errors. */
  confirmation: z.string(),
});

type TypedRefund = z.output<typeof typedRefund>;

/** Paise; undefined if not an amount. */
function amountOf({ kind, amount = '', refundable }: TypedRefund): number | undefined {
  return kind === 'full' ? Number(refundable) : readRupees(amount);
}

/** Parses a refund into paise and a reason. */
export const refund = z.pipe(
  typedRefund.check(({ value, issues }) => {
    for (const problem of problemsOf(value, amountOf(value))) {
      issues.push({ code: 'custom', input: value, ...problem });
    }
  }),
  z.transform((typed: TypedRefund) => {
    const amount = amountOf(typed) ?? 0;
    return { amount, reason: typed.reason, ...confirmed(typed, amount) };
  }),
);

const typedAnswer = z.object({
  outcome: z.enum(['refund', 'settled', 'refuse']),
  ...shown,
  /** Rupees, typed twice; present for a refund. */
  amount: z.optional(z.string()),
  confirmation: z.optional(z.string()),
  answer: z.string().check(z.trim(), z.minLength(1, 'Please write a message to the buyer')),
});

/** Parses an answer, amounts into paise. */
export const refundAnswer = z.pipe(
  typedAnswer.check(({ value, issues }) => {
    if (value.outcome !== 'refund') return;
    for (const problem of problemsOf(value, readRupees(value.amount ?? ''))) {
      issues.push({ code: 'custom', input: value, ...problem });
    }
  }),
  z.transform((typed: z.output<typeof typedAnswer>) => {
    const { outcome, answer } = typed;
    const amount = readRupees(typed.amount ?? '') ?? 0;
    return { outcome, answer, amount, ...confirmed(typed, amount) };
  }),
);

export const note = z.object({ text: z.string().check(z.trim(), z.minLength(1, 'Please write something')) });
