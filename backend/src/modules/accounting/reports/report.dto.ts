import { z } from 'zod';
import { pageQuery } from '../../../platform/http/input/pagination.ts';
import { isoInstant, withId } from '../../../platform/http/output/response-schema.ts';
import { PERIOD_PATTERN } from '../period.domain.ts';
import { REPORT_FORMATS } from './report-files.ts';
import { REPORT_KINDS } from './report.domain.ts';

const period = z
  .string()
  .regex(PERIOD_PATTERN, 'Please use a month such as 2026-11, or a year such as FY2026-27');
const paise = z.number().int().meta({ description: 'Paise; negative for credit notes' });

/** Without a period: the current month in Asia/Kolkata. */
export const reportQuery = pageQuery.extend({ period: period.optional() });
export const reportFileBody = z.object({ period, format: z.enum(REPORT_FORMATS) });

const amounts = { taxable: paise, cgst: paise, sgst: paise, igst: paise, total: paise, moneyBack: paise };
const ofRow = paise.nullable();
const rowAmounts = { taxable: ofRow, cgst: ofRow, sgst: ofRow, igst: ofRow, total: ofRow, moneyBack: ofRow };

const row = withId({
  kind: z.enum(REPORT_KINDS),
  at: isoInstant,
  number: z.string().nullable(),
  refersTo: z.string().nullable().meta({ description: "The number of the sale's invoice or receipt" }),
  paymentId: z.string(),
  name: z.string(),
  program: z.string(),
  buyerGstin: z.string().nullable(),
  placeOfSupply: z
    .string()
    .nullable()
    .meta({ description: 'The code of a state and its name: 29 Karnataka' }),
  sac: z.string().nullable(),
  ratePercent: z.number().nullable(),
  ...rowAmounts,
});

export const reportView = z.object({
  period: z.string(),
  title: z.string(),
  from: isoInstant,
  to: isoInstant,
  firstMonth: z.string().meta({ description: 'Month of the first sale: YYYY-MM' }),
  sums: z.array(z.object({ kind: z.enum(REPORT_KINDS), count: z.number().int(), ...amounts })),
  totals: z.object(amounts),
  programs: z
    .object({ sold: z.number().int(), ended: z.number().int(), active: z.number().int() })
    .meta({ description: 'Sold and ended in the time; in training now' }),
  testPayments: z.number().int().meta({ description: 'Completed in the period, and left out' }),
  rows: z.array(row),
  total: z.number().int(),
  page: z.number().int(),
  limit: z.number().int(),
});
