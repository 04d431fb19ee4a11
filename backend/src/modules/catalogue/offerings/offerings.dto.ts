import { hasLetter } from '@ironbloom/brand/visible';
import { z } from 'zod';
import { comparedLine, plainLine } from '../../../platform/http/input/text-fields.ts';
import { publicationView, seenVersion } from '../../site/publications/publications.dto.ts';
import { PRICE_LISTS } from '../catalogue.domain.ts';

const MAX_PAISE = 1_000_000_000;

/** Paise. */
const price = z
  .number('Please enter an amount')
  .int('At most two decimals')
  .min(100, 'At least ₹1')
  .max(MAX_PAISE, 'At most ₹1,00,00,000');

const kind = z.object({
  key: z.string().regex(/^[a-z][a-z0-9-]{0,39}$/, 'Small letters, digits and hyphens'),
  name: comparedLine(40).min(1, 'This is required').refine(hasLetter, 'This is required'),
  text: plainLine(120),
  people: z.union([z.literal(1), z.literal(2)], 'One or two people'),
});

const offering = z.object({
  id: z.uuid(),
  priceList: z.enum(PRICE_LISTS),
  kind: z.string().max(40),
  months: z.number('Please enter months').int('Whole months').min(1, 'At least 1').max(60, 'At most 60'),
  price,
  originalPrice: price,
  visible: z.boolean(),
  mostChosen: z.boolean(),
});

/** In the order of the screens. */
export const offeringBook = z.object({
  kinds: z.array(kind).min(1).max(12, 'At most 12 kinds'),
  plans: z.array(offering).max(120, 'At most 120 plans'),
});

export const publishBody = offeringBook.extend({ version: seenVersion });

export const offeringBookView = offeringBook.extend(publicationView);

const shownOffering = z.object({
  trainingType: z.string().meta({ description: 'The key of its kind' }),
  duration: z.number().int().meta({ description: 'Months' }),
  price: z.number().int().meta({ description: 'Paise, after a sale' }),
  originalPrice: z.number().int().meta({ description: 'Paise' }),
  discountPercent: z.number().int(),
  mostChosen: z.boolean(),
  sale: z
    .object({ name: z.string(), endsOn: z.string().meta({ description: 'The last day, in India' }) })
    .nullable(),
});

const shownKind = z.object({
  key: z.string(),
  name: z.string(),
  text: z.string(),
  people: z.union([z.literal(1), z.literal(2)]).meta({ description: '2: with a buddy' }),
});

export const offeringsView = z.object({
  currency: z.string(),
  checkout: z.object({ scriptUrl: z.string(), sandbox: z.boolean() }),
  kinds: z.array(shownKind).meta({ description: 'In display order' }),
  priceLists: z.array(z.object({ id: z.enum(PRICE_LISTS), plans: z.array(shownOffering) })),
});
