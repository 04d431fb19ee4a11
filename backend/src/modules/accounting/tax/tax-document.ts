import type { TaxParts } from './tax.domain.ts';

export const TAX_DOCUMENT_KINDS = ['invoice', 'credit_note'] as const;
export type TaxDocumentKind = (typeof TAX_DOCUMENT_KINDS)[number];

/** A numbered document about money, as it was counted once (docs/decisions/023). */
export interface TaxDocument extends TaxParts {
  id: string;
  kind: TaxDocumentKind;
  paymentId: string;
  /** Of a credit note alone. */
  refundId: string | null;
  /** What a credit note is to; null where the sale had a receipt and no invoice. */
  invoiceId: string | null;
  /** What its number begins with; with `financialYear` it names a sequence from 1 without gaps. */
  series: string;
  /** April to March in India: '2026-27'. */
  financialYear: string;
  serial: number;
  number: string;
  issuedAt: Date;
  /** No real money moved: numbered in a series of its own. */
  test: boolean;
  /** Null, as are the next four: without tax, all of it is `taxablePaise`. */
  sellerGstin: string | null;
  buyerGstin: string | null;
  /** The code of a state: '29'. */
  placeOfSupply: string | null;
  sac: string | null;
  ratePercent: number | null;
  totalPaise: number;
}
