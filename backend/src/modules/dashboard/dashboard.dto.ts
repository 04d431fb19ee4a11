import { z } from 'zod';

const paise = z.number().int().meta({ description: 'Paise: completed payments minus refunds' });
const count = z.number().int();

export const revenueQuery = z.object({ days: z.coerce.number().int().min(1).max(90).default(7) });

export const revenueView = z.object({
  days: z.array(
    z.object({
      date: z.string().meta({ description: 'A day in Asia/Kolkata', format: 'date' }),
      amount: paise,
      count: count.meta({ description: 'Payments completed on this day' }),
    }),
  ),
});

export const overviewView = z.object({
  revenue: z.object({
    thisMonth: paise.meta({ description: 'Paise, since the first of the month in Asia/Kolkata' }),
    last30Days: paise,
  }),
  paymentMode: z
    .enum(['live', 'test', 'sandbox'])
    .meta({ description: 'test: no real money and no revenue' }),
  payments: z.object({
    pending: count,
    flagged: count,
    refundAsked: count.meta({ description: 'Open refund requests' }),
    toCall: count.meta({ description: 'Buyers to call' }),
  }),
  messages: z.object({ unread: count }),
  mails: z.object({ failed: count }),
});
