/**
 * Everything an operator would change about who we are. The server, the e-mails and the pages
 * all read it from here and nowhere else. The values shipped are visibly invented.
 */
export interface Brand {
  readonly name: string;
  readonly tagline: string;
  /** Canonical address without a trailing slash. `PUBLIC_URL` overrides it per deployment. */
  readonly siteUrl: string;
  readonly supportEmail: string;
  /** As shown to people; `phoneHref` is the same number as a `tel:` target. */
  readonly phone: string;
  readonly phoneHref: string;
  readonly address: {
    readonly street: string;
    readonly city: string;
    readonly postalCode: string;
    readonly country: string;
  };
  readonly social: readonly { readonly name: string; readonly url: string }[];
  readonly chat: { readonly name: string; /** Digits only, with country code. */ readonly number: string };
  readonly legal: {
    readonly entity: string;
    readonly grievanceOfficer: { readonly name: string; readonly email: string };
    /** Receipts carry GST lines only when this is set. */
    readonly gstin: string | null;
  };
}

export const brand: Brand = {
  name: 'Ironbloom',
  tagline: 'Online & Offline Fitness Coaching',
  siteUrl: 'https://ironbloom.example',
  supportEmail: 'hello@ironbloom.example',
  phone: '+91 90000 00000',
  phoneHref: 'tel:+919000000000',
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
    grievanceOfficer: { name: 'Asha Example', email: 'grievance@ironbloom.example' },
    gstin: null,
  },
};
