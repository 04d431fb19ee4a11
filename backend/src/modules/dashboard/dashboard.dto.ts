import { type ClientReason, reasonWords } from '@ironbloom/brand/coaching';
import { z } from 'zod';
import { isoInstant } from '../../platform/http/output/response-schema.ts';

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
  before: z.object({ amount: paise, count }).meta({ description: 'Of as many days before' }),
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

const waitingItem = z.object({
  kind: z.enum(['client', 'enquiry', 'dispute', 'refund-request', 'flag']),
  id: z.uuid().meta({ description: 'Of the program, the enquiry or the payment' }),
  name: z.string(),
  phone: z.string().nullable(),
  since: isoInstant,
  due: isoInstant.nullable().meta({ description: 'A promised deadline, or Razorpay’s' }),
  amount: count.nullable().meta({ description: 'Paise' }),
  reason: z
    .enum(Object.keys(reasonWords) as ClientReason[])
    .nullable()
    .meta({ description: 'Of a client: the most urgent one' }),
  detail: z
    .string()
    .nullable()
    .meta({ description: 'A message, the reason of a request, the kind of a flag' }),
});
export type WaitingItem = z.input<typeof waitingItem>;

export const waitingView = z.object({
  items: z.array(waitingItem).meta({ description: 'The most urgent first' }),
  total: count,
});
