import { stateCodes } from '@ironbloom/brand/indian-states';
import { hasLetter } from '@ironbloom/brand/visible';
import { isPossiblePhoneNumber } from 'libphonenumber-js/min';
import { z } from 'zod';
import { optionalAddress } from '../../../platform/http/input/mail-address.ts';
import { comparedLine, plainLine } from '../../../platform/http/input/text-fields.ts';
import { isoInstant } from '../../../platform/http/output/response-schema.ts';
import { shownMailAddress } from '../../../platform/mail/shown-address.ts';
import { PRICE_LISTS } from '../../catalogue/catalogue.domain.ts';
import { isGstin, isOfState } from '../../site/business/gstin.domain.ts';
import { RECEIVED_STATES } from '../capture/payment-flag.domain.ts';
import { PAYMENT_STATUSES } from '../payment.domain.ts';
import { GENDERS } from './purchase.domain.ts';

/** Of any country; without a + it is Indian. Stored as typed, for the owner. */
const phone = comparedLine(30)
  .transform((text) => text || undefined)
  .refine(
    (typed) => typed === undefined || isPossiblePhoneNumber(typed, 'IN'),
    'Please enter a valid phone number, or leave it empty',
  );

/** Without a visible letter or digit it counts as missing. */
const personName = plainLine(120).transform((text) => (hasLetter(text) ? text : undefined));

/** The use case refuses missing fields with the words of pay-6. */
const participant = z.object({
  name: personName.nullish().transform(orUndefined),
  email: optionalAddress.nullish().transform(orUndefined),
  phone: phone.nullish().transform(orUndefined),
  age: z.number('Age must be a number').int('Age must be a whole number').nullish().transform(orUndefined),
  gender: z
    .union([z.literal(''), z.enum(GENDERS)], 'Please choose one of the options')
    .nullish()
    .transform((gender) => gender || undefined),
});

function orUndefined<T>(value: T | null | undefined): T | undefined {
  return value ?? undefined;
}

/** Fields of the tax invoice, required by the use case while a GSTIN is published. */
export const billingFields = z
  .object({
    state: z
      .enum(stateCodes, 'Choose your state')
      .meta({ description: 'GST code of a state or union territory' }),
    gstin: comparedLine(20)
      .transform((typed) => typed.toUpperCase().replaceAll(' ', '') || undefined)
      .refine(
        (typed) => typed === undefined || isGstin(typed),
        'This is not a valid GSTIN. Please check it, or leave it empty',
      )
      .nullish()
      .transform(orUndefined),
  })
  .refine(({ state, gstin }) => !gstin || isOfState(gstin, state), {
    path: ['gstin'],
    error: 'This GSTIN belongs to another state than the one you chose',
  });

/** Our and Razorpay's ids and tokens: valid characters. */
const reference = (max: number) =>
  z
    .string()
    .regex(/^[\w-]+$/)
    .max(max);

/** As typed; empty counts as none. */
const offerCode = comparedLine(40).transform((text) => text || undefined);

export const createOrderBody = z.object({
  intentKey: z.uuid(),
  priceList: z.string().max(40).meta({ enum: PRICE_LISTS }),
  trainingType: z.string().max(40).meta({ description: 'The key of a kind of plan' }),
  duration: z.number().meta({ description: 'Months' }),
  amount: z.number().int().optional().meta({ description: 'Paise, as shown to the buyer; never charged' }),
  code: offerCode.optional().meta({ description: 'Of an offer' }),
  retryOf: reference(128).optional().meta({
    description:
      'Status token of a failed payment: its price is kept for the same address, seven days from the first order, for one purchase',
  }),
  user: participant.nullish().transform(orUndefined),
  buddy: participant.nullish().transform(orUndefined),
  billing: billingFields
    .nullish()
    .transform(orUndefined)
    .meta({ description: 'Required while a GSTIN is published' }),
});

export const checkoutOrder = z.object({
  paymentId: z.uuid(),
  orderId: z.string(),
  amount: z.number().int().meta({ description: 'Paise' }),
  currency: z.string(),
  keyId: z.string(),
  statusToken: z.string(),
  item: z.string().meta({ description: 'What is bought, in words' }),
  notes: z.record(z.string(), z.string()),
});

/** Razorpay's names: the checkout's success handler passes this object. */
export const verifyBody = z.object({
  razorpay_order_id: reference(64),
  razorpay_payment_id: reference(64),
  razorpay_signature: reference(256),
});

export const cancelBody = z.object({
  orderId: reference(64),
  statusToken: reference(128),
});

export const statusParams = z.object({ statusToken: reference(128) });

export const paymentStatusView = z.object({
  status: z.enum(PAYMENT_STATUSES),
  priceList: z.enum(PRICE_LISTS),
  trainingType: z.string(),
  kindName: z.string().meta({ description: 'Name of the kind at the order' }),
  duration: z.number().int().meta({ description: 'Months' }),
  amount: z.number().int().meta({ description: 'Paise' }),
  discount: z.number().int().meta({ description: 'Reduction by a code or sale in paise' }),
  offer: z.string().nullable().meta({ description: 'The code, or the name of the sale' }),
  currency: z.string(),
  orderId: z.string().nullable(),
  paymentId: z.string().nullable(),
  email: shownMailAddress,
  createdAt: isoInstant,
  completedAt: isoInstant.nullable(),
  renewal: z.boolean().meta({ description: 'Of a program that goes on' }),
  refunded: z.boolean().meta({ description: 'Everything is refunded' }),
  received: z
    .object({
      amount: z.number().int().meta({ description: 'In the smallest unit of its currency' }),
      currency: z.string(),
      state: z.enum(RECEIVED_STATES).meta({ description: 'Whether it is still open' }),
    })
    .nullable()
    .meta({ description: 'A mismatched capture' }),
});
