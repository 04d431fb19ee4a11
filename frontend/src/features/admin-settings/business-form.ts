import type { Business } from '@ironbloom/brand';
import type { AnswerOf } from '#shared/api/wire.ts';

/** The settings as they are published, and of which revision. */
export type PublishedBusiness = AnswerOf<'/api/admin/business'>;

/** As many links as the server takes. */
export const mostLinks = 8;

/** The settings as they are typed. */
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
      // What is no number is refused by the server, with the words for it.
      tax: { ...legal.tax, ratePercent: Number(legal.tax.ratePercent) },
    },
  };
}
