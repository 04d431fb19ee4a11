import { describe, expect, it } from '@jest/globals';
import { type Business, shippedBusiness } from '@ironbloom/brand';
import { readGlyphs, readPdf } from '../harness/pdf.ts';
import { aLetterhead } from '../factories/letterhead.ts';
import { completedPayment } from '../factories/completed-payment.ts';
import { NAMES_IN_SCRIPTS } from '../factories/names-in-scripts.ts';
import { receiptPdf } from '../../src/modules/accounting/documents/document-pdf.ts';
import { receiptContent } from '../../src/modules/accounting/documents/document-contents.ts';
import type { PaymentEntity } from '../../src/modules/payments/payment.entity.ts';

const pdfOf = (fields: Partial<PaymentEntity> = {}, seller: Partial<Business> = {}) =>
  receiptPdf(
    receiptContent(
      { ...completedPayment, ...fields },
      { ...shippedBusiness, ...seller },
      'https://ironbloom.example',
    )!,
    aLetterhead(),
  );

const linesOf = async (...args: Parameters<typeof pdfOf>) => (await readPdf(await pdfOf(...args))).lines;

describe('the PDF of a receipt', () => {
  it('names seller, buyer, item and how the amount is made up', async () => {
    expect(await readPdf(await pdfOf())).toEqual({
      pages: 1,
      title: 'Receipt IB-2026-000042',
      lines: [
        'Receipt',
        'Ironbloom',
        'Paid',
        'Receipt number  IB-2026-000042',
        'Date  23 Nov 2026, 1:30 am IST',
        '₹13,500.50',
        'Payment ID  pay_RkT5vQ2n8LwXyZ',
        'Received from',
        'Order ID  order_RkT4aB3cD9EfGh',
        'Priya Nair',
        'priya@example.com',
        'From',
        'Ironbloom',
        'Ironbloom Coaching Private Limited',
        '14 Example Road, Indiranagar, Bengaluru 560 000, India',
        'hello@ironbloom.example',
        'Program  Amount',
        'Individual coaching, 3 months  ₹15,000',
        'Offer: MONSOON  -₹1,499.50',
        'Paid  ₹13,500.50',
        'What happens next',
        'Now  Set up your training: the link is in the mail of your receipt.',
        'Within 24 hours  We contact you for your assessment.',
        'Within 48 hours  Your custom plan follows.',
        'Nothing renews  You have paid once. Your program does not renew by itself.',
        'Purchases are non-refundable unless required by law. You can ask for a refund; we answer within 7 days.',
        'Questions? Write to hello@ironbloom.example. Terms: https://ironbloom.example/terms',
      ],
    });
  });

  it('is deterministic', async () => {
    const first = await pdfOf({ name: 'श्रीमती लक्ष्मी त्रिपाठी' });
    expect((await pdfOf({ name: 'श्रीमती लक्ष्मी त्रिपाठी' })).equals(first)).toBe(true);
    expect((await pdfOf({ name: 'श्रीमती लक्ष्मी' })).equals(first)).toBe(false);
  });

  it('names an offer and a GSTIN only where there is one', async () => {
    const gstin = '27AAPFU0939F1ZV';
    const lines = await linesOf(
      { offerName: null, discountPaise: 0, amountPaise: 4_700_000 },
      { legal: { ...shippedBusiness.legal, gstin } },
    );
    expect(lines).toContain('Individual coaching, 3 months  ₹47,000');
    expect(lines).toContain('Paid  ₹47,000');
    expect(lines).toContain(`GSTIN ${gstin}`);
    expect(lines.join()).not.toContain('Offer');
    expect((await linesOf()).join()).not.toContain('GSTIN');
  });

  it('says that no real money was moved', async () => {
    const lines = await linesOf({ test: true });
    expect(lines[0]).toBe('Test receipt');
    expect(lines).toContain('TEST. No real money was moved.');
    expect((await linesOf()).join()).not.toMatch(/test/i);
  });

  it.each(NAMES_IN_SCRIPTS)('writes a name in %s with letters of that script', async (_, name) => {
    const { letters, glyphs } = readGlyphs(await pdfOf({ name }));
    // Right-to-left letters are stored left to right.
    expect([name, [...name].toReversed().join('')]).toContain(letters.join());
    expect(glyphs).not.toContain(0);
  });

  it('writes Devanagari beside other letters', async () => {
    const plain = await linesOf();
    const lines = await linesOf({ name: 'Dr ज्ञानेश्वर Łukasz Юлия' });
    const [name] = lines.filter((line) => !plain.includes(line));
    // Glyphs are stored in visual order.
    expect(name).toBe('Dr ज्ञानेश्वर Łukasz Юлия');
  });

  it('prints codes of letters without a font, and nothing for invisible characters', async () => {
    const pdf = await pdfOf({ name: 'A\u202Eb\u0007 ᏣᎳ ok' });
    expect(readGlyphs(pdf).letters).toEqual(['ᏣᎳ']);
    const { lines } = await readPdf(pdf);
    expect(lines.some((line) => /^Ab {2}ok$/.test(line))).toBe(true);
    expect(lines.join('\n')).toContain('13E3 13B3');
  });

  it('fits the longest texts on one page', async () => {
    const name = 'Venkatanarasimharajuvaripeta '.repeat(4);
    const email = `${'a'.repeat(64)}@${'b'.repeat(60)}.${'c'.repeat(60)}.${'d'.repeat(60)}.in`;
    const { pages, lines } = await readPdf(
      await pdfOf(
        { name, email, kindName: 'W'.repeat(60), offerName: 'W'.repeat(60), test: true },
        {
          name: 'W'.repeat(60),
          address: {
            street: 'M'.repeat(160),
            city: 'M'.repeat(60),
            postalCode: '4'.repeat(12),
            country: 'W'.repeat(60),
          },
          legal: { ...shippedBusiness.legal, entity: 'M'.repeat(120), gstin: '27AAPFU0939F1ZV' },
        },
      ),
    );
    expect(pages).toBe(1);
    const text = lines
      .join('')
      .replaceAll(
        / {2}(Receipt number|Date|Payment ID|Order ID|IB-.{11}|order_.{14}|pay_.{14}|23 Nov 2026, 1:30 am IST)|(?<=[a-d.])(Date|Payment ID|Order ID)/g,
        '',
      );
    expect(text.match(/Venkatanarasimharajuvaripeta/g)).toHaveLength(4);
    expect(lines.at(-1)).toBe(
      'Questions? Write to hello@ironbloom.example. Terms: https://ironbloom.example/terms',
    );
    expect(lines).toContain('Paid  ₹13,500.50');
  });

  it('is made for completed payments only', () => {
    const pending = { ...completedPayment, completedAt: null, receiptNumber: null };
    expect(receiptContent(pending, shippedBusiness, 'https://ironbloom.example')).toBeUndefined();
  });
});
