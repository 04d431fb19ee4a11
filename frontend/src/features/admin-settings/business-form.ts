import type { Business } from '@ironbloom/brand';
import type { paths } from '#shared/api/schema.ts';
import type { Values } from '#shared/lib/compare.ts';
import { linksOf, textOf } from './social-links.ts';

type Wire = paths['/api/admin/business']['get']['responses'][200]['content']['application/json'];

/** The settings as they are published, and of which revision. */
export type PublishedBusiness = Wire;
/** The settings as the texts of a form, by the names under which the server refuses them. */
export function valuesOf({ business }: Pick<PublishedBusiness, 'business'>): Values {
  const { address, chat, legal } = business;
  return {
    name: business.name,
    tagline: business.tagline,
    keywords: business.keywords,
    supportEmail: business.supportEmail,
    phone: business.phone,
    hours: business.hours,
    'chat.name': chat.name,
    'chat.number': chat.number,
    'address.street': address.street,
    'address.city': address.city,
    'address.postalCode': address.postalCode,
    'address.country': address.country,
    social: textOf(business.social),
    'legal.entity': legal.entity,
    'legal.gstin': legal.gstin ?? '',
    'legal.receiptPrefix': legal.receiptPrefix,
    'legal.tax.sac': legal.tax.sac,
    'legal.tax.ratePercent': `${legal.tax.ratePercent}`,
    'legal.tax.invoicePrefix': legal.tax.invoicePrefix,
    'legal.tax.creditNotePrefix': legal.tax.creditNotePrefix,
    'legal.courts': legal.courts,
    'legal.grievanceOfficer.name': legal.grievanceOfficer.name,
    'legal.grievanceOfficer.email': legal.grievanceOfficer.email,
  };
}

export function businessOf(values: Values): Business {
  const text = (name: string): string => values[name] ?? '';
  return {
    name: text('name'),
    tagline: text('tagline'),
    keywords: text('keywords'),
    supportEmail: text('supportEmail'),
    phone: text('phone'),
    hours: text('hours'),
    chat: { name: text('chat.name'), number: text('chat.number') },
    address: {
      street: text('address.street'),
      city: text('address.city'),
      postalCode: text('address.postalCode'),
      country: text('address.country'),
    },
    social: linksOf(text('social')),
    legal: {
      entity: text('legal.entity'),
      courts: text('legal.courts'),
      grievanceOfficer: {
        name: text('legal.grievanceOfficer.name'),
        email: text('legal.grievanceOfficer.email'),
      },
      gstin: text('legal.gstin').trim() || null,
      receiptPrefix: text('legal.receiptPrefix'),
      tax: {
        sac: text('legal.tax.sac'),
        // What is no number is refused by the server, with the words for it.
        ratePercent: Number(text('legal.tax.ratePercent')),
        invoicePrefix: text('legal.tax.invoicePrefix'),
        creditNotePrefix: text('legal.tax.creditNotePrefix'),
      },
    },
  };
}
