import type { Business } from './business.ts';

/**
 * The shipped business, visibly invented: the first revision of `/admin/settings`. After that the published one counts, and
 * changes here have no effect.
 */
export const shippedBusiness: Business = {
  name: 'Ironbloom',
  tagline: 'Online & Offline Fitness Coaching',
  keywords:
    'online fitness coaching, offline fitness coaching, personal trainer, workout plan, nutrition plan, Bengaluru',
  supportEmail: 'hello@ironbloom.example',
  phone: '+91 90000 00000',
  hours: '',
  address: {
    street: '14 Example Road, Indiranagar',
    city: 'Bengaluru',
    postalCode: '560 000',
    country: 'India',
  },
  social: [
    { name: 'Instagram', url: 'https://instagram.example/ironbloom' },
    { name: 'YouTube', url: 'https://youtube.example/@ironbloom' },
    { name: 'LinkedIn', url: 'https://linkedin.example/company/ironbloom' },
  ],
  chat: { name: 'WhatsApp', number: '919000000000' },
  legal: {
    entity: 'Ironbloom Coaching Private Limited',
    courts: 'Bengaluru, Karnataka',
    grievanceOfficer: { name: 'Asha Example', email: 'grievance@ironbloom.example' },
    gstin: null,
    receiptPrefix: 'IB',
    tax: { sac: '999723', ratePercent: 18, invoicePrefix: 'INV', creditNotePrefix: 'CRN' },
  },
};

/** The site's address in development. `PUBLIC_URL` overrides it. */
export const shippedSiteUrl = 'https://ironbloom.example';

/** The shipped logo contains the shipped name, so it stands for no other one. */
export const isShippedName = (name: string): boolean => name === shippedBusiness.name;
