import { z } from 'zod';
import { isoInstant, withId } from '../../../platform/http/output/response-schema.ts';

const month = z.string().regex(/^20\d{2}-(?:0[1-9]|1[0-2])$/, 'Please use a month such as 2026-11');
const paise = z.number().int().meta({ description: 'Paise' });
const count = z.number().int();

/** Without a month: the current one in Asia/Kolkata. */
export const payoutsQuery = z.object({ month: month.optional() });
export const payoutsBody = z.object({ month });
export const fetchedView = z.object({
  lines: count.meta({ description: 'Number of Razorpay’s lines of the month' }),
});

const sums = {
  paid: paise,
  refunded: paise,
  other: paise.meta({ description: 'Adjustments and the like; negative where Razorpay deducted more' }),
  fees: paise.meta({ description: 'Without their tax' }),
  tax: paise,
  received: paise.meta({ description: 'paid - fees - tax - refunded + other' }),
};

export const payoutsView = z.object({
  month: z.string(),
  title: z.string(),
  firstMonth: z.string().meta({ description: 'First month with data: YYYY-MM' }),
  fetchedAt: isoInstant.nullable().meta({ description: 'When settlements were last fetched; null: never' }),
  settledWithinDays: count.meta({ description: 'Days until a payment should be settled' }),
  totals: z.object({ lines: count, ...sums }),
  settlements: z.array(withId({ utr: z.string(), settledAt: isoInstant, lines: count, ...sums })),
  differences: z.array(
    z.object({
      words: z.string(),
      paymentId: z.string().nullable().meta({ description: 'Ours' }),
      settlementId: z.string().nullable(),
      entityId: z.string().nullable().meta({ description: 'Razorpay’s id of the item' }),
      amount: paise,
      at: isoInstant,
    }),
  ),
});
