import * as z from 'zod/mini';
import { formatRupees } from '#shared/india/rupees.ts';
import { readRupees, typedRupees } from '#shared/india/typed-rupees.ts';
import { riskOf } from './payment.ts';

/** What was done about a flag. */
export const settlement = z.object({
  note: z.string().check(z.trim(), z.minLength(1, 'Please say what was done')),
});

/** What the dialog has shown, in paise. */
const shown = {
  /** That are left to give. */
  refundable: z.string(),
  /** That the buyer's bank holds in disputes. */
  held: z.string(),
  /** That may be paid twice, as it was confirmed; empty when nothing was. */
  atRisk: z.string(),
};

type Shown = Record<keyof typeof shown, string>;

const riskIn = ({ held, refundable }: Shown, amount: number): number =>
  riskOf({ held: Number(held), refundable: Number(refundable) }, amount);

/** What is wrong with a refund, by field. @param amount paise; undefined when what was typed is no amount */
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
  /** Rupees; there for a part only. */
  amount: z.optional(z.string()),
  reason: z.string().check(z.trim(), z.minLength(1, 'Please enter a reason. It is saved with the payment.')),
  /** The amount once more: money that is gone is not typed by accident. */
  confirmation: z.string(),
});

type TypedRefund = z.output<typeof typedRefund>;

/** Paise; undefined when what was typed is no amount. */
function amountOf({ kind, amount = '', refundable }: TypedRefund): number | undefined {
  return kind === 'full' ? Number(refundable) : readRupees(amount);
}

/** A refund as typed, into paise and a reason. */
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
  /** Rupees, and once more; there for a refund only. */
  amount: z.optional(z.string()),
  confirmation: z.optional(z.string()),
  answer: z.string().check(z.trim(), z.minLength(1, 'Please write a message to the buyer')),
});

/** What a request is answered with, as typed, amounts into paise. */
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

/** A private note. */
export const note = z.object({ text: z.string().check(z.trim(), z.minLength(1, 'Please write something')) });
