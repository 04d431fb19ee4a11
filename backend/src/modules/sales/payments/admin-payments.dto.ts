import { z } from 'zod';
import { searchText } from '../../../platform/http/input/mail-address.ts';
import { listFrame, pageQuery } from '../../../platform/http/input/pagination.ts';
import { calendarDay, plainLine } from '../../../platform/http/input/text-fields.ts';
import { isoInstant, withId } from '../../../platform/http/output/response-schema.ts';
import { shownMailAddress } from '../../../platform/mail/shown-address.ts';
import { TAX_DOCUMENT_KINDS } from '../../accounting/tax/tax.domain.ts';
import { PRICE_LISTS } from '../../catalogue/catalogue.domain.ts';
import { FLAG_KINDS } from '../../payments/capture/payment-flag.domain.ts';
import { DISPUTE_STATUSES } from '../../payments/disputes/dispute.domain.ts';
import { PAYMENT_STATUSES, REFUND_STATUSES } from '../../payments/payment.domain.ts';
import { adminRequestView, atRisk } from '../refund-requests/refund-requests.dto.ts';
import { PROGRAM_STATES } from '../../programs/program.domain.ts';
import { markView, noteView } from '../../programs/follow-up/follow-up.dto.ts';

const paise = z.number().int().meta({ description: 'Paise' });

const day = calendarDay('Please use a date such as 2026-11-21').or(z.literal('')).optional();

const filterFields = {
  status: z.enum(PAYMENT_STATUSES).or(z.literal('')).optional(),
  search: searchText(120).optional().meta({
    description: 'Part of a name, email, phone or order id; one or two letters match beginnings',
  }),
  startDate: day,
  endDate: day,
};

const onlyThose = (what: string) =>
  z
    .enum(['true', 'false', ''])
    .optional()
    .meta({ description: `true: only those ${what}` });

/** Days in Asia/Kolkata, both included. */
export const adminPaymentsQuery = pageQuery.extend({
  ...filterFields,
  flagged: onlyThose('with an open flag'),
  refundAsked: onlyThose('with an open refund request'),
  toCall: onlyThose('with a buyer to call'),
});

export const exportBody = z.object({
  ...filterFields,
  flagged: z.boolean().optional(),
  refundAsked: z.boolean().optional(),
  toCall: z.boolean().optional(),
});
export const exportView = z.object({
  url: z.string().meta({ description: 'Same-origin CSV download, valid once within 60 seconds' }),
});
export const exportParams = z.object({ token: z.string().regex(/^[\w-]{20,64}$/) });

const listItem = {
  createdAt: isoInstant,
  name: z.string(),
  email: shownMailAddress,
  phone: z.string().nullable(),
  trainingType: z.string(),
  kindName: z.string().meta({ description: 'Name of the kind at the order' }),
  duration: z.number().int().meta({ description: 'Months' }),
  amount: paise,
  discount: paise.meta({ description: 'Reduction by a code or sale in paise, not included in the amount' }),
  offer: z.string().nullable().meta({ description: 'The code, or the name of the sale' }),
  refunded: paise.meta({ description: 'Refunded paise' }),
  status: z.enum(PAYMENT_STATUSES),
  razorpayOrderId: z.string().nullable(),
  flagged: z.boolean(),
  refundAsked: z.boolean().meta({ description: 'Has an open refund request' }),
  disputed: z.boolean().meta({ description: 'Has an open dispute' }),
  toCall: z.boolean().meta({ description: 'Paid, and the first call is not marked as made' }),
  test: z.boolean().meta({ description: 'Test payment: no money moved, no revenue' }),
};

export const adminPaymentsView = z.object({ payments: z.array(withId(listItem)), ...listFrame });

export const paymentParams = z.object({ id: z.uuid() });
export const refundParams = z.object({ id: z.uuid(), refundId: z.uuid() });
export const flagParams = z.object({ id: z.uuid(), flagId: z.uuid() });

/** Amount of possibly another currency. */
const amountIn = z.number().int().meta({ description: 'In the smallest unit of its currency' });

export const refundView = withId({
  amount: amountIn,
  currency: z.string(),
  razorpayPaymentId: z.string().meta({ description: 'The refunded payment' }),
  reason: z.string(),
  status: z.enum(REFUND_STATUSES),
  createdAt: isoInstant,
  processedAt: isoInstant.nullable(),
  by: shownMailAddress.meta({ description: 'Who asked for it' }),
  error: z.string().nullable(),
});

export const flagView = withId({
  kind: z.enum(FLAG_KINDS),
  text: z.string(),
  whatToDo: z.string(),
  amount: amountIn.meta({ description: 'Reported amount in the smallest unit of its currency' }),
  currency: z.string(),
  razorpayPaymentId: z.string().meta({ description: 'Id of the refund or dispute' }),
  held: amountIn.meta({ description: 'Amount of this capture held in open disputes' }),
  createdAt: isoInstant,
  resolvedAt: isoInstant.nullable(),
  resolvedBy: shownMailAddress.nullable(),
  note: z.string().nullable(),
});

export const disputeView = withId({
  disputeId: z.string().meta({ description: "Razorpay's" }),
  amount: paise,
  deducted: paise.meta({ description: 'Deducted paise' }),
  reason: z.string(),
  phase: z
    .string()
    .meta({ description: 'In words: fraud, retrieval, chargeback, pre arbitration, arbitration' }),
  status: z.enum(DISPUTE_STATUSES),
  respondBy: isoInstant.nullable(),
  raisedAt: isoInstant,
  endedAt: isoInstant.nullable(),
});

const participant = z.object({
  name: z.string(),
  email: shownMailAddress,
  phone: z.string().nullable(),
  age: z.number().int(),
  gender: z.string(),
});

const taxDocument = z.object({
  kind: z.enum(TAX_DOCUMENT_KINDS),
  number: z.string(),
  refundId: z.string().nullable().meta({ description: 'Of a credit note' }),
  issuedAt: isoInstant,
  placeOfSupply: z.string().nullable().meta({ description: 'The code of a state; null: it names no tax' }),
  sac: z.string().nullable(),
  ratePercent: z.number().nullable(),
  taxable: paise,
  cgst: paise,
  sgst: paise,
  igst: paise,
  total: paise,
});

export const paymentDetailView = withId({
  ...listItem,
  age: z.number().int(),
  gender: z.string(),
  buddy: participant.nullable(),
  priceList: z.enum(PRICE_LISTS),
  currency: z.string(),
  captured: paise.nullable().meta({ description: 'Captured amount of an accepted mismatched capture' }),
  razorpayPaymentId: z.string().nullable(),
  receiptNumber: z.string().nullable(),
  completedAt: isoInstant.nullable(),
  terms: z
    .object({ version: z.number().int(), inForceSince: z.string() })
    .nullable()
    .meta({ description: 'Version of the terms at the order' }),
  timeline: z
    .array(
      z.object({
        at: isoInstant,
        kind: z.enum(['order', 'status', 'webhook', 'flag', 'receipt', 'refund']),
        text: z.string(),
      }),
    )
    .meta({ description: 'Oldest first' }),
  billing: z
    .object({
      state: z.string().meta({ description: 'The code of the buyer’s state' }),
      gstin: z.string().nullable(),
    })
    .nullable()
    .meta({ description: 'Null: not asked for' }),
  taxDocuments: z.array(taxDocument).meta({ description: 'The invoice first, then credit notes' }),
  refunds: z.array(refundView),
  refundable: paise.meta({ description: 'Refundable paise' }),
  held: paise.meta({ description: 'Paise held in open disputes' }),
  flags: z.array(flagView),
  disputes: z.array(disputeView).meta({ description: 'Oldest first' }),
  refundRequests: z.array(adminRequestView).meta({ description: 'Oldest first' }),
  programs: z.array(
    withId({
      half: z.enum(['buyer', 'buddy']),
      state: z.enum(PROGRAM_STATES),
      coach: z.string().nullable(),
      called: markView,
      assessed: markView,
    }),
  ),
  personId: z.string().nullable().meta({ description: 'The buyer’s page' }),
  notes: z.array(noteView).meta({ description: 'Oldest first; never shown to the buyer' }),
  receipt: z.object({
    status: z.enum(['none', 'queued', 'sent', 'failed']),
    sentAt: isoInstant.nullable(),
    error: z.string().nullable(),
  }),
});

export const refundBody = z.object({
  refundKey: z.uuid().meta({ description: 'Idempotency key, made by the browser per refund' }),
  amount: z.number('Please enter an amount').int('Whole paise only').positive('Please enter an amount'),
  reason: plainLine(200).min(1, 'This is required'),
  atRisk,
});

export const captureRefundBody = z.object({ atRisk });

export const resolveBody = z.object({ note: plainLine(500).min(1, 'This is required') });

/** Accepted: the worker does it. */
export const acceptedAnswer = z.object({ success: z.literal(true), message: z.string() });
