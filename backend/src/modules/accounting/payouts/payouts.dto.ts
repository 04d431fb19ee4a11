import { z } from 'zod';
import { isoInstant, withId } from '../../../platform/http/output/response-schema.ts';

const month = z.string().regex(/^20\d{2}-(?:0[1-9]|1[0-2])$/, 'Please use a month such as 2026-11');
const paise = z.number().int().meta({ description: 'Paise' });
const count = z.number().int();

/** Without a month: the current one in Asia/Kolkata. */
export const payoutsQuery = z.object({ month: month.optional() });
export const payoutsBody = z.object({ month });
export const fetchedView = z.object({ lines: count.meta({ description: 'That Razorpay has of the month' }) });

const sums = {
  paid: paise,
  refunded: paise,
  other: paise.meta({ description: 'Adjustments and the like; below zero where more was taken than given' }),
  fees: paise.meta({ description: 'Without the tax on them' }),
  tax: paise,
  received: paise.meta({ description: 'paid - fees - tax - refunded + other' }),
};

export const payoutsView = z.object({
  month: z.string(),
  title: z.string(),
  firstMonth: z.string().meta({ description: 'Nothing is to be found before: YYYY-MM' }),
  fetchedAt: isoInstant
    .nullable()
    .meta({ description: 'When a morning was last answered, or lines came; null: never' }),
  settledWithinDays: count.meta({ description: 'So long a payment may be in no settlement' }),
  totals: z.object({ lines: count, ...sums }),
  settlements: z.array(withId({ utr: z.string(), settledAt: isoInstant, lines: count, ...sums })),
  differences: z.array(
    z.object({
      words: z.string(),
      paymentId: z.string().nullable().meta({ description: 'Ours' }),
      settlementId: z.string().nullable(),
      entityId: z.string().nullable().meta({ description: "Razorpay's, of what it is about" }),
      amount: paise,
      at: isoInstant,
    }),
  ),
});
