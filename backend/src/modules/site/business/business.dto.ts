import { z } from 'zod';
import { typedAddress } from '../../../platform/http/input/mail-address.ts';
import { comparedLine, nameLine, plainLine } from '../../../platform/http/input/text-fields.ts';
import { shownAddress } from '../../../platform/mail/shown-address.ts';
import { publicationView, seenVersion } from '../publications/publications.dto.ts';
import { isGstin } from './gstin.domain.ts';

const required = (max: number) => plainLine(max).min(1, 'This is required');
/** In display format. */
const email = typedAddress({ invalid: 'Please enter a valid email address' }).transform(shownAddress);

const profile = z.object({
  name: nameLine(40),
  url: plainLine(300).pipe(
    z.url({ protocol: /^https?$/, error: 'Please enter an address such as https://…' }),
  ),
});

/** With financial year and six digits, the longest number that Rule 46 of the CGST Rules allows. */
const seriesPrefix = comparedLine(3)
  .transform((prefix) => prefix.toUpperCase())
  .pipe(z.string().regex(/^[A-Z\d]{1,3}$/, 'One to three letters and digits, such as INV'));

const tax = z
  .object({
    sac: comparedLine(6).pipe(z.string().regex(/^99\d{4}$/, 'Six digits that begin with 99, such as 999723')),
    ratePercent: z
      .number('Please enter a rate such as 18')
      .gt(0, 'Please enter a rate above 0')
      .max(40, 'At most 40')
      .refine((rate) => Number(rate.toFixed(2)) === rate, 'At most two decimals'),
    invoicePrefix: seriesPrefix,
    creditNotePrefix: seriesPrefix,
  })
  .refine(({ invoicePrefix, creditNotePrefix }) => invoicePrefix !== creditNotePrefix, {
    path: ['creditNotePrefix'],
    error: 'Invoices have this prefix: credit notes need another',
  });

/** Every field of `Business` (`@ironbloom/brand`). */
export const businessFields = z.object({
  name: nameLine(60),
  tagline: required(120),
  keywords: required(300),
  supportEmail: email,
  phone: comparedLine(30)
    .min(1, 'This is required')
    .pipe(z.string().regex(/^\+?[\d ()-]{6,}$/, 'Please enter a phone number, such as +91 98765 43210')),
  hours: plainLine(120).meta({ description: 'Empty: not shown' }),
  address: z.object({
    street: required(160),
    city: required(60),
    postalCode: required(12),
    country: required(60),
  }),
  social: z.array(profile).max(8, 'At most 8 links'),
  chat: z.object({
    name: nameLine(30),
    number: comparedLine(20)
      .transform((number) => number.replaceAll(/[\s+()-]/g, ''))
      .pipe(z.string().regex(/^(\d{7,15})?$/, 'Digits only, with country code: 919876543210')),
  }),
  legal: z.object({
    entity: nameLine(120),
    courts: required(80),
    grievanceOfficer: z.object({ name: nameLine(80), email }),
    gstin: comparedLine(20)
      .transform((gstin) => gstin.toUpperCase().replaceAll(/\s/g, '') || null)
      .refine((gstin) => gstin === null || isGstin(gstin), 'This is not a valid GSTIN. Please check it')
      .nullable(),
    receiptPrefix: comparedLine(5)
      .transform((prefix) => prefix.toUpperCase())
      .pipe(z.string().regex(/^[A-Z\d]{1,5}$/, 'One to five letters and digits, such as IB')),
    tax,
  }),
});

export const publishBusinessBody = businessFields.extend({ version: seenVersion });
export const businessPartParams = z.object({ part: z.enum(['name', 'email']) });
/** As `businessFields`, without checks and normalisation of input. */
export const businessView = z.object({
  name: z.string(),
  tagline: z.string(),
  keywords: z.string(),
  supportEmail: z.string(),
  phone: z.string(),
  hours: z.string(),
  address: z.object({ street: z.string(), city: z.string(), postalCode: z.string(), country: z.string() }),
  social: z.array(z.object({ name: z.string(), url: z.string() })),
  chat: z.object({ name: z.string(), number: z.string() }),
  legal: z.object({
    entity: z.string(),
    courts: z.string(),
    grievanceOfficer: z.object({ name: z.string(), email: z.string() }),
    gstin: z.string().nullable(),
    receiptPrefix: z.string(),
    tax: z.object({
      sac: z.string(),
      ratePercent: z.number(),
      invoicePrefix: z.string(),
      creditNotePrefix: z.string(),
    }),
  }),
});

export const businessRevisionView = z.object({ business: businessView, ...publicationView });
