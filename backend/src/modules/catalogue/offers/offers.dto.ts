import { z } from 'zod';
import { calendarDay, comparedLine, nameLine } from '../../../platform/http/input/text-fields.ts';
import { isoInstant, withId } from '../../../platform/http/output/response-schema.ts';
import { normalizeCode } from '../catalogue.domain.ts';

const code = comparedLine(40)
  .transform(normalizeCode)
  .pipe(z.string().regex(/^[A-Z0-9][A-Z0-9-]{2,29}$/, '3 to 30 letters, digits and hyphens'));

const day = calendarDay('Please use a date such as 2026-11-21').nullable();
const count = z
  .number('Please enter a number')
  .int('Whole numbers only')
  .min(1, 'At least 1')
  .max(1_000_000, 'At most 10,00,000')
  .nullable();

const fields = z.object({
  code: code.nullable().meta({ description: 'Null: a sale for everyone' }),
  name: nameLine(40),
  percent: z
    .number('Please enter a percentage')
    .int('Whole per cent only')
    .min(1, 'At least 1')
    .max(100, 'At most 100')
    .nullable(),
  amount: z
    .number('Please enter an amount')
    .int('At most two decimals')
    .min(1, 'Please enter an amount')
    .max(1_000_000_000, 'At most ₹1,00,00,000')
    .nullable()
    .meta({ description: 'Paise' }),
  startsOn: day.meta({ description: 'The first day, in India' }),
  endsOn: day.meta({ description: 'The last day, in India' }),
  planIds: z.array(z.uuid()).min(1, 'Choose at least one plan').max(120).nullable(),
  maxUses: count,
  maxUsesPerEmail: count,
  firstPurchaseOnly: z.boolean(),
  active: z.boolean(),
});

type Fields = z.infer<typeof fields>;

/** Each with the field that shows the message. */
function check(offer: Fields, context: z.RefinementCtx<Fields>): void {
  const say = (path: keyof Fields, message: string) =>
    context.addIssue({ code: 'custom', path: [path], message });
  if ((offer.percent === null) === (offer.amount === null)) say('percent', 'Enter a percentage or an amount');
  if (offer.code === null && offer.endsOn === null) say('endsOn', 'A sale needs a last day');
  if (offer.startsOn !== null && offer.endsOn !== null && offer.endsOn < offer.startsOn)
    say('endsOn', 'The last day is before the first');
}

export const offerBody = fields.superRefine(check);
export const offerChange = fields.extend({ version: z.number().int() }).superRefine(check);
export const offerParams = z.object({ id: z.uuid() });

const offer = {
  ...fields.shape,
  code: z.string().nullable(),
  version: z.number().int(),
  createdAt: isoInstant,
  updatedAt: isoInstant,
};
export const offerView = withId(offer);

export const offersView = z.object({
  offers: z.array(
    withId({
      ...offer,
      used: z.number().int().meta({ description: 'Paid for' }),
      held: z.number().int().meta({ description: 'Kept for orders that may still be paid' }),
      given: z.number().int().meta({ description: 'Total reduction of paid orders in paise' }),
    }),
  ),
});

export const offerQuestion = z.object({
  code: comparedLine(40).min(1, 'Please enter a code'),
  priceList: z.string().max(40),
  trainingType: z.string().max(40),
  duration: z.number(),
});

export const offerAnswer = z.object({
  code: z.string(),
  amount: z.number().int().meta({ description: 'Price in paise with the code' }),
  listPrice: z.number().int().meta({ description: 'Price in paise without code and sale' }),
  discount: z.number().int().meta({ description: 'Reduction in paise' }),
});
