/** Who runs the site, as the owner publishes it in `/admin/settings`. Pages, mails and feeds read it from here and nowhere else. */
export interface Business {
  readonly name: string;
  readonly tagline: string;
  /** Comma separated, for the home page. */
  readonly keywords: string;
  readonly supportEmail: string;
  /** As shown to people: `+91 90000 00000`. */
  readonly phone: string;
  /** When somebody answers; empty: not shown. */
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
    /** The courts with jurisdiction: a city and its state. */
    readonly courts: string;
    readonly grievanceOfficer: { readonly name: string; readonly email: string };
    /** Sales have tax invoices, and receipts GST lines, only when this is set. */
    readonly gstin: string | null;
    /** Before year and number: `IB` in IB-2026-000042. */
    readonly receiptPrefix: string;
    /** What tax invoices and credit notes need; in use only with a GSTIN, but for the credit notes' prefix. */
    readonly tax: {
      /** Service accounting code. */
      readonly sac: string;
      /** Contained in the prices; at most two decimals. */
      readonly ratePercent: number;
      /** Before financial year and number: `INV` in INV/26-27/000042. */
      readonly invoicePrefix: string;
      readonly creditNotePrefix: string;
    };
  };
}

/** Whether the published address is in India: then numbers without a prefix are Indian, and the site says that it serves India. */
export const isInIndia = ({ address }: Business): boolean => address.country.trim().toLowerCase() === 'india';

/** The target of a link that calls. */
export const phoneHref = (phone: string): string => `tel:${phone.replaceAll(/[^+\d]/g, '')}`;

/** In one line, as letters and mails carry it. */
export function postalAddress({ legal, address }: Business): string {
  const { street, city, postalCode, country } = address;
  return `${legal.entity}, ${street}, ${city} ${postalCode}, ${country}`;
}
