import path from 'node:path';
import { type Business, shippedBusiness } from '@ironbloom/brand';
import { describe, expect, it } from '@jest/globals';
import { mkdir, writeFile } from 'node:fs/promises';
import { creditOf, taxWithin, untaxed } from '../../src/modules/accounting/tax/tax.domain.ts';
import type { TaxDocument } from '../../src/modules/accounting/tax/tax-document.entity.ts';
import { taxPdf } from '../../src/modules/accounting/documents/document-pdf.ts';
import {
  creditNoteContent,
  invoiceContent,
  type TaxContent,
} from '../../src/modules/accounting/documents/document-contents.ts';
import { aLetterhead } from '../factories/letterhead.ts';
import { completedPayment } from '../factories/completed-payment.ts';
import { NAMES_IN_SCRIPTS } from '../factories/names-in-scripts.ts';
import { readGlyphs, readPdf } from '../harness/pdf.ts';
import type { PaymentEntity } from '../../src/modules/payments/payment.entity.ts';
import type { PaymentRefundEntity } from '../../src/modules/payments/refunds/payment-refund.entity.ts';

const SELLER = '29AAGCB7383J1Z4';
const SITE = 'https://ironbloom.example';
/** 1:30 am in India, where it is a day later than in UTC. */
const SOLD = new Date('2026-11-22T20:00:00Z');
const REFUNDED = new Date('2026-12-01T06:30:00Z');

const payment: PaymentEntity = { ...completedPayment, billingState: '29' };

const invoiceOf = (of: PaymentEntity, fields: Partial<TaxDocument> = {}): TaxDocument => ({
  id: 'i',
  kind: 'invoice',
  paymentId: of.id,
  refundId: null,
  invoiceId: null,
  series: 'INV',
  financialYear: '2026-27',
  serial: 42,
  number: 'INV/26-27/000042',
  issuedAt: SOLD,
  test: of.test,
  sellerGstin: SELLER,
  buyerGstin: of.buyerGstin,
  placeOfSupply: of.billingState,
  sac: '999723',
  ratePercent: 18,
  ...taxWithin(of.amountPaise, 18, of.billingState === '29'),
  totalPaise: of.amountPaise,
  ...fields,
});

const refund: PaymentRefundEntity = {
  id: 'r',
  paymentId: payment.id,
  amountPaise: 500_000,
  currency: 'INR',
  reason: 'Moved away',
  requestedBy: 'owner@example.com',
  status: 'processed',
  razorpayPaymentId: 'pay_RkT5vQ2n8LwXyZ',
  razorpayRefundId: 'rfnd_RkT9aB3cD9EfGh',
  error: null,
  refundKey: 'k',
  attempts: 1,
  leaseUntil: null,
  nextCheckAt: null,
  checkCount: 0,
  createdAt: REFUNDED,
  processedAt: REFUNDED,
  failedAt: null,
};

const noteOf = (invoice: TaxDocument, fields: Partial<TaxDocument> = {}): TaxDocument => ({
  ...invoice,
  id: 'n',
  kind: 'credit_note',
  refundId: 'r',
  invoiceId: invoice.id,
  series: 'CRN',
  serial: 7,
  number: 'CRN/26-27/000007',
  issuedAt: REFUNDED,
  ...creditOf(invoice, refund.amountPaise),
  totalPaise: refund.amountPaise,
  ...fields,
});

/** PICTURES=<folder> keeps the files for inspection. */
async function linesOf(
  name: string,
  paper: TaxContent,
): Promise<{ pages: number; lines: string[]; title: string }> {
  const pdf = await taxPdf(paper, aLetterhead());
  const folder = process.env['PICTURES'];
  if (folder) {
    await mkdir(folder, { recursive: true });
    await writeFile(path.join(folder, `${name}.pdf`), pdf);
  }
  return readPdf(pdf);
}

const invoiceLines = (
  name: string,
  fields: Partial<PaymentEntity> = {},
  seller: Business = shippedBusiness,
) => {
  const of = { ...payment, ...fields };
  return linesOf(name, invoiceContent(of, invoiceOf(of), seller, SITE));
};

const SELLER_LINES = [
  'From',
  'Ironbloom',
  'Ironbloom Coaching Private Limited',
  '14 Example Road, Indiranagar, Bengaluru 560 000, India',
  'hello@ironbloom.example',
  `GSTIN ${SELLER}`,
];

describe('a tax invoice', () => {
  it('has the fields of Rule 46: within a state, with an offer', async () => {
    expect(await invoiceLines('within')).toEqual({
      pages: 1,
      title: 'Tax invoice INV/26-27/000042',
      lines: [
        'Tax invoice',
        'Ironbloom',
        'Paid',
        'Invoice number  INV/26-27/000042',
        'Date  23 Nov 2026, 1:30 am IST',
        '₹13,500.50',
        'Place of supply  Karnataka (29)',
        'Billed to',
        'Reverse charge  No',
        'Priya Nair',
        'priya@example.com',
        'Payment ID  pay_RkT5vQ2n8LwXyZ',
        'Karnataka (29)',
        'Receipt number  IB-2026-000042',
        ...SELLER_LINES,
        'Program  SAC  Qty  Taxable value',
        'Individual coaching, 3 months  999723  1  ₹12,711.86',
        'Offer: MONSOON  -₹1,270.76',
        'Taxable value  ₹11,441.10',
        'CGST 9 %  ₹1,029.70',
        'SGST 9 %  ₹1,029.70',
        'Paid  ₹13,500.50',
        'Rupees thirteen thousand five hundred and fifty paise only',
        'What happens next',
        'Now  Set up your training: the link is in the mail of your receipt.',
        'Within 24 hours  We contact you for your assessment.',
        'Within 48 hours  Your custom plan follows.',
        'Nothing renews  You have paid once. Your program does not renew by itself.',
        'Computer-generated; no signature required.',
        'Purchases are non-refundable unless required by law. You can ask for a refund; we answer within 7 days.',
        'Questions? Write to hello@ironbloom.example. Terms: https://ironbloom.example/terms',
      ],
    });
  });

  it('has IGST for another state and the buyer’s GSTIN, without an offer', async () => {
    const { lines } = await invoiceLines('igst', {
      billingState: '27',
      buyerGstin: '27AAPFU0939F1ZV',
      offerName: null,
      discountPaise: 0,
      amountPaise: 1_500_000,
      name: 'श्रीमती लक्ष्मी त्रिपाठी',
    });
    expect(lines).toEqual(
      expect.arrayContaining([
        'GSTIN 27AAPFU0939F1ZV',
        'IGST 18 %  ₹2,288.14',
        'Taxable value  ₹12,711.86',
        'Paid  ₹15,000.00',
      ]),
    );
    const text = lines.join('\n');
    expect(text).toContain('Maharashtra (27)');
    expect(text).toContain('श्रीमती');
    expect(text).not.toMatch(/CGST|SGST|Offer/);
  });

  it('names UTGST in a union territory, and halves odd rates', async () => {
    const chandigarh = '04AAGCB7383J1ZG';
    const paper = invoiceContent(
      payment,
      invoiceOf(payment, {
        sellerGstin: chandigarh,
        placeOfSupply: '04',
        ratePercent: 5,
        ...taxWithin(1_350_050, 5, true),
      }),
      shippedBusiness,
      SITE,
    );
    const { lines } = await linesOf('utgst', paper);
    expect(lines).toEqual(expect.arrayContaining(['CGST 2.5 %  ₹321.44', 'UTGST 2.5 %  ₹321.44']));
  });

  it('says that no real money was moved', async () => {
    const { lines } = await invoiceLines('test', { test: true });
    expect(lines[0]).toBe('Test tax invoice');
    expect(lines).toContain('TEST. No real money was moved.');
  });

  const LONG = {
    name: 'Venkatanarasimharajuvaripeta '.repeat(4),
    email: `${'a'.repeat(64)}@${'b'.repeat(60)}.${'c'.repeat(60)}.${'d'.repeat(60)}.in`,
    kindName: 'W'.repeat(60),
    offerName: 'W'.repeat(60),
    amountPaise: 1_000_000_000,
    billingState: '26',
    buyerGstin: '27AAPFU0939F1ZV',
    test: true,
  };

  it('fits the longest buyer, plan and offer on one page', async () => {
    const { pages, lines } = await invoiceLines('long', LONG);
    expect(pages).toBe(1);
    expect(lines).toContain('Paid  ₹1,00,00,000.00');
    expect(lines.at(-1)).toBe(
      'Questions? Write to hello@ironbloom.example. Terms: https://ironbloom.example/terms',
    );
  });

  it('continues on a second page with the longest seller', async () => {
    const { pages, lines } = await invoiceLines('longest', LONG, {
      ...shippedBusiness,
      name: 'W'.repeat(60),
      address: {
        street: 'M'.repeat(160),
        city: 'M'.repeat(60),
        postalCode: '4'.repeat(12),
        country: 'W'.repeat(60),
      },
      legal: { ...shippedBusiness.legal, entity: 'M'.repeat(120) },
    });
    expect(pages).toBe(2);
    expect(lines.join()).not.toContain('Rupees');
  });

  it('is deterministic', async () => {
    const make = () =>
      taxPdf(invoiceContent(payment, invoiceOf(payment), shippedBusiness, SITE), aLetterhead());
    expect((await make()).equals(await make())).toBe(true);
  });
});

describe('a credit note', () => {
  it('has the fields of Rule 53 and names its invoice', async () => {
    const invoice = invoiceOf(payment);
    const paper = creditNoteContent(payment, refund, noteOf(invoice), invoice, shippedBusiness);
    expect(await linesOf('credit', paper)).toEqual({
      pages: 1,
      title: 'Credit note CRN/26-27/000007',
      lines: [
        'Credit note',
        'Ironbloom',
        'Refunded',
        'Credit note number  CRN/26-27/000007',
        'Date  1 Dec 2026, 12:00 pm IST',
        '₹5,000',
        'To invoice  INV/26-27/000042',
        'Billed to',
        'Invoice date  23 Nov 2026, 1:30 am IST',
        'Priya Nair',
        'priya@example.com',
        'Place of supply  Karnataka (29)',
        'Karnataka (29)',
        'Refund ID  rfnd_RkT9aB3cD9EfGh',
        ...SELLER_LINES,
        'Program  SAC  Qty  Taxable value',
        'Refund: Individual coaching, 3 months  999723  1  ₹4,237.28',
        'Taxable value  ₹4,237.28',
        'CGST 9 %  ₹381.36',
        'SGST 9 %  ₹381.36',
        'Refunded  ₹5,000.00',
        'Rupees five thousand only',
        'What happens next',
        'Where it goes  Back to the card or account that you paid with.',
        '5 to 7 working days  Most banks show it by then.',
        'Computer-generated; no signature required.',
        'Questions? Write to hello@ironbloom.example.',
      ],
    });
  });

  it('for a receipt names no tax', async () => {
    const plain = { sellerGstin: null, placeOfSupply: null, sac: null, ratePercent: null, invoiceId: null };
    const note = noteOf(invoiceOf(payment), { ...plain, ...untaxed(500_000) });
    const paper = creditNoteContent(
      { ...payment, test: true },
      refund,
      { ...note, test: true },
      undefined,
      shippedBusiness,
    );
    const { lines } = await linesOf('credit-plain', paper);
    expect(lines[0]).toBe('Test credit note');
    expect(lines).toEqual(
      expect.arrayContaining([
        'To receipt  IB-2026-000042',
        'Program  Qty  Amount',
        'Refund: Individual coaching, 3 months  1  ₹5,000.00',
        'Refunded  ₹5,000.00',
      ]),
    );
    expect(lines.join('\n')).not.toMatch(/GST|SAC|Taxable|Place/);
  });
});

describe('the name of the buyer', () => {
  it.each(NAMES_IN_SCRIPTS)('in %s is printed on invoice and credit note', async (_, name) => {
    const of = { ...payment, name };
    const invoice = invoiceOf(of);
    for (const paper of [
      invoiceContent(of, invoice, shippedBusiness, SITE),
      creditNoteContent(of, refund, noteOf(invoice), invoice, shippedBusiness),
    ]) {
      const { letters, glyphs } = readGlyphs(await taxPdf(paper, aLetterhead()));
      expect([name, [...name].toReversed().join('')]).toContain(letters.join());
      expect(glyphs).not.toContain(0);
    }
  });
});
