import type { Business } from '@ironbloom/brand';
import type { AnswerOf } from '#shared/api/wire.ts';

/** The published settings and their revision. */
export type PublishedBusiness = AnswerOf<'/api/admin/business'>;

/** The server's limit. */
export const maxLinks = 8;

/** Settings as typed. */
export function formOf({ business }: { business: Business }) {
  const { legal } = business;
  const tax = { ...legal.tax, ratePercent: String(legal.tax.ratePercent) };
  return { ...business, legal: { ...legal, gstin: legal.gstin ?? '', tax } };
}

export type BusinessForm = ReturnType<typeof formOf>;

export function businessOf({ legal, social, ...form }: BusinessForm) {
  return {
    ...form,
    social: [...social],
    legal: {
      ...legal,
      gstin: legal.gstin.trim() || null,
      // The server refuses NaN with its message.
      tax: { ...legal.tax, ratePercent: Number(legal.tax.ratePercent) },
    },
  };
}
