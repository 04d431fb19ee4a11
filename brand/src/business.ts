/** Who runs the site, as published in `/admin/settings`. Pages, mails and feeds read it from here only. */
export interface Business {
  readonly name: string;
  readonly tagline: string;
  /** Comma separated, for the home page. */
  readonly keywords: string;
  readonly supportEmail: string;
  /** As shown: `+91 90000 00000`. */
  readonly phone: string;
  /** When the phone is answered; empty: not shown. */
  readonly hours: string;
  readonly address: {
    readonly street: string;
    readonly city: string;
    readonly postalCode: string;
    readonly country: string;
  };
  readonly social: readonly { readonly name: string; readonly url: string }[];
  /** Digits only, with country code; empty: no chat. */
  readonly chat: { readonly name: string; readonly number: string };
  readonly legal: {
    readonly entity: string;
    /** Jurisdiction of the courts: a city and its state. */
    readonly courts: string;
    readonly grievanceOfficer: { readonly name: string; readonly email: string };
    /** With it, sales have tax invoices and receipts have GST lines. */
    readonly gstin: string | null;
    /** Before year and number: `IB` in IB-2026-000042. */
    readonly receiptPrefix: string;
    /** Fields of tax invoices and credit notes; used only with a GSTIN, except the credit notes' prefix. */
    readonly tax: {
      /** Service accounting code. */
      readonly sac: string;
      /** Included in the prices; at most two decimals. */
      readonly ratePercent: number;
      /** Before financial year and number: `INV` in INV/26-27/000042. */
      readonly invoicePrefix: string;
      readonly creditNotePrefix: string;
    };
  };
}

/** Whether the published address is in India: then numbers without a prefix are Indian, and the site says that it serves India. */
export const isInIndia = ({ address }: Business): boolean => address.country.trim().toLowerCase() === 'india';

/** Target of a link that calls. */
export const phoneHref = (phone: string): string => `tel:${phone.replaceAll(/[^+\d]/g, '')}`;

/** In one line, as letters and mails show it. */
export function postalAddress({ legal, address }: Business): string {
  const { street, city, postalCode, country } = address;
  return `${legal.entity}, ${street}, ${city} ${postalCode}, ${country}`;
}
