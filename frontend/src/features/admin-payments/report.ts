import { isoDay } from '#shared/india/dates.ts';
import type { AnswerOf, BodyOf } from '#shared/api/wire.ts';

/** Amounts in paise. */
export type Report = AnswerOf<'/api/payments/admin/reports'>;
export type ReportRow = Report['rows'][number];
export type ReportFormat = BodyOf<'/api/payments/admin/reports/file'>['format'];

export type SettlementMonth = AnswerOf<'/api/payments/admin/settlements'>;

export const kindWords: Readonly<Record<ReportRow['kind'], { one: string; all: string }>> = {
  invoice: { one: 'Tax invoice', all: 'Tax invoices' },
  receipt: { one: 'Receipt without tax', all: 'Receipts without tax' },
  refund: { one: 'Refund', all: 'Refunds' },
  credit_note: { one: 'Credit note', all: 'Credit notes' },
  lost_dispute: { one: 'Lost dispute', all: 'Lost disputes' },
};

/** Columns of amounts, in accounting order. */
export const amountHeads = {
  taxable: 'Taxable value',
  cgst: 'CGST',
  sgst: 'SGST',
  igst: 'IGST',
  total: 'Total',
  moneyBack: 'Money back',
} as const satisfies Partial<Record<keyof ReportRow, string>>;
export const amounts = Object.keys(amountHeads) as (keyof typeof amountHeads)[];

const periodPattern = /^(?:20\d{2}-(?:0[1-9]|1[0-2])|FY20\d{2}-\d{2})$/;

export const currentMonth = (): string => isoDay(Date.now()).slice(0, '2026-11'.length);

/** A month (`2026-11`) or a financial year (`FY2026-27`); anything else is the current month. */
export const readPeriod = (text: string): string => (periodPattern.test(text) ? text : currentMonth());

/** A month; anything else is the current one. */
export const readMonth = (text: string): string => readPeriod(text.startsWith('FY') ? '' : text);

const april = 4;
const monthsAYear = 12;

const monthName = new Intl.DateTimeFormat('en-IN', { month: 'long', year: 'numeric', timeZone: 'UTC' });

interface Choice {
  value: string;
  label: string;
}

/** Newest first: months, then financial years, since the first sale. @param chosen always included */
export function periodChoices(firstMonth: string, chosen: Choice, now: string = currentMonth()): Choice[] {
  const [first, last] = [monthNumber(firstMonth), monthNumber(now)];
  const yearOf = (month: number) => Math.floor((month - (april - 1)) / monthsAYear);
  const years: Choice[] = [];
  for (let year = yearOf(last); year >= yearOf(first); year -= 1) {
    const words = `${year}-${String((year + 1) % 100).padStart(2, '0')}`;
    years.push({ value: `FY${words}`, label: `Financial year ${words}` });
  }
  const months: Choice[] = [];
  for (let month = last; month >= first; month -= 1) {
    const [year, at] = [Math.floor(month / monthsAYear), month % monthsAYear];
    const label = monthName.format(Date.UTC(year, at));
    months.push({ value: `${year}-${String(at + 1).padStart(2, '0')}`, label });
  }
  const all = [...months, ...years];
  return all.some(({ value }) => value === chosen.value) ? all : [chosen, ...all];
}

function monthNumber(month: string): number {
  const [year = 0, at = 1] = month.split('-').map(Number);
  return year * monthsAYear + at - 1;
}
