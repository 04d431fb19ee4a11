import type { Business } from '@ironbloom/brand';

/** Differs from the shipped business in every field. */
export const ANOTHER_BUSINESS: Business = {
  name: 'Granite & Tide',
  tagline: 'Rowing for <everybody>',
  keywords: 'rowing, Kochi',
  supportEmail: 'ahoy@granite.example',
  phone: '+91 80000 11111',
  hours: 'Monday to Saturday, 7 to 19',
  address: { street: '2 Pier Lane', city: 'Kochi', postalCode: '682 001', country: 'Bharat' },
  social: [{ name: 'Threads', url: 'https://threads.example/granite' }],
  chat: { name: 'Signal', number: '918000011111' },
  legal: {
    entity: 'Granite Tide LLP',
    courts: 'Ernakulam, Kerala',
    receiptPrefix: 'GT',
    grievanceOfficer: { name: 'Meera Test', email: 'complaints@granite.example' },
    gstin: '27AAPFU0939F1ZV',
    tax: { sac: '999293', ratePercent: 5, invoicePrefix: 'GTI', creditNotePrefix: 'GTC' },
  },
};

/** Values that only the shipped business has. */
export const TRACES_OF_SHIPPED =
  /ironbloom(?!_|-broadcast|\.example\/?#)|bengaluru|indiranagar|560 000|\+91 ?90000 ?00000|919000000000|asha example|@ironbloom\.example/i;
