import { business, type Business, setBusiness, shippedBusiness } from '@ironbloom/brand';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { anOrderRequest, aPerson } from '../factories/order-request.ts';
import { AdminClient } from '../harness/admin-client.ts';
import type { ErrorAnswer } from '../harness/client.ts';
import { mailsTo, sourceOf } from '../harness/mailbox.ts';
import { readPdf } from '../harness/pdf.ts';
import { Shop } from '../harness/shop.ts';
import { sessionToken } from '../harness/session.ts';
import { startSystem, type TestSystem } from '../harness/system.ts';
import { until } from '../harness/until.ts';

/** Of Karnataka. */
const SELLER = '29AAGCB7383J1Z4';
const BUYER = '27AAPFU0939F1ZV';

interface Row {
  kind: string;
  number: string;
  seller: string | null;
  buyer: string | null;
  place: string | null;
  sac: string | null;
  rate: string | null;
  /** Taxable, CGST, SGST, IGST and total. */
  paise: number[];
  isOfInvoice: boolean;
}

interface DetailAnswer {
  billing: object | null;
  taxDocuments: object[];
  refunds: { _id: string }[];
}

let system: TestSystem;
let shop: Shop;
let admin: AdminClient;

beforeAll(async () => {
  system = await startSystem();
  shop = new Shop(system);
  admin = await AdminClient.create(system);
});
afterAll(async () => {
  await system.stop();
  // Other specs of this process expect the shipped business.
  setBusiness(shippedBusiness);
});

const inShort = ({ gstin, tax }: Business['legal']): string =>
  [gstin, tax.sac, tax.ratePercent, tax.invoicePrefix, tax.creditNotePrefix].join(' ');

/** Publishes settings as the owner. @returns when this process uses them */
async function publish(legal: Partial<Business['legal']>): Promise<void> {
  const { body } = await admin.call<{ business: Business; version: number }>('admin/business');
  const next = { ...body.business, legal: { ...body.business.legal, ...legal } };
  const answer = await admin.call('admin/business', 'PUT', { ...next, version: body.version });
  expect(answer.status).toBe(200);
  await until(async () => inShort(business().legal) === inShort(next.legal));
}

/** A buyer of the seller's state. */
const sale = (billing: object = { state: '29' }) => admin.sale(shop, anOrderRequest({ billing }));

const rowsOf = (paymentId: string) =>
  system.db.rows<Row>(
    `SELECT kind, number, seller_gstin AS seller, buyer_gstin AS buyer, place_of_supply AS place, sac, rate_percent AS rate,
            ARRAY[taxable_paise, cgst_paise, sgst_paise, igst_paise, total_paise] AS paise,
            invoice_id IS NOT DISTINCT FROM (SELECT id FROM tax_documents i WHERE i.payment_id = $1 AND kind = 'invoice')
              AS "isOfInvoice"
       FROM tax_documents WHERE payment_id = $1 ORDER BY kind DESC, serial`,
    [paymentId],
  );

/** @returns when Razorpay has processed it */
async function refund(paymentId: string, amount: number): Promise<void> {
  const { body } = await admin.refund(paymentId, { amount });
  expect(body.status).toBe('processed');
}

describe('without a GSTIN', () => {
  it('no state is asked for or stored', async () => {
    const { body: order } = await shop.order(anOrderRequest({ billing: { state: '27', gstin: BUYER } }));
    const rows = await system.db.rows(
      'SELECT billing_state AS state, buyer_gstin AS gstin FROM payments WHERE id = $1',
      [order.paymentId],
    );
    expect(rows).toEqual([{ state: null, gstin: null }]);
  });

  it('a sale has no invoice, and its refund a credit note that names no tax', async () => {
    const { paymentId } = await sale();
    expect(await rowsOf(paymentId)).toEqual([]);
    await refund(paymentId, 1_000_000);
    const [note, ...none] = await rowsOf(paymentId);
    expect(none).toEqual([]);
    expect(note).toMatchObject({
      kind: 'credit_note',
      number: expect.stringMatching(/^TESTC\/\d\d-\d\d\/0001$/),
      seller: null,
      place: null,
      sac: null,
      rate: null,
      paise: [1_000_000, 0, 0, 0, 1_000_000],
    });
  });
});

describe('with a GSTIN', () => {
  beforeAll(() => publish({ gstin: SELLER }));

  it('a sale has an invoice, numbered in its series from 1', async () => {
    const before = await system.db.rows(`SELECT 1 FROM tax_documents WHERE kind = 'invoice'`);
    const { paymentId } = await sale();
    expect(await rowsOf(paymentId)).toEqual([
      {
        kind: 'invoice',
        number: expect.stringMatching(new RegExp(String.raw`^TEST/\d\d-\d\d/0000${before.length + 1}$`)),
        seller: SELLER,
        buyer: null,
        place: '29',
        sac: '999723',
        rate: '18.00',
        paise: [3_983_050, 358_475, 358_475, 0, 4_700_000],
        isOfInvoice: false,
      },
    ]);
  });

  it('an invoice has IGST for another state and names the buyer’s GSTIN', async () => {
    const { paymentId } = await sale({ state: '27', gstin: ' 27aapfu0939f1zv ' });
    expect(await rowsOf(paymentId)).toMatchObject([
      { place: '27', buyer: BUYER, paise: [3_983_051, 0, 0, 716_949, 4_700_000] },
    ]);
    const other = await sale({ state: '27' });
    expect(await rowsOf(other.paymentId)).toMatchObject([{ place: '27', buyer: null }]);
  });

  it('an earlier order without a state counts as the seller’s state', async () => {
    await publish({ gstin: null });
    const { body: order } = await shop.order(anOrderRequest());
    await publish({ gstin: SELLER });
    await shop.verify(order.orderId, system.sandbox.control.capture(order.orderId));
    expect(await rowsOf(order.paymentId)).toMatchObject([
      { place: '29', paise: [3_983_050, 358_475, 358_475, 0, 4_700_000] },
    ]);
  });

  it.each<[string, object | undefined, string, string]>([
    ['no state', undefined, 'MISSING_STATE', 'billing.state'],
    ['an empty state', { state: '' }, 'VALIDATION_FAILED', 'billing.state'],
    ['a state of the past', { state: '25' }, 'VALIDATION_FAILED', 'billing.state'],
    [
      'a GSTIN with a letter swapped',
      { state: '27', gstin: '27AAPFU0939F1ZW' },
      'VALIDATION_FAILED',
      'billing.gstin',
    ],
    ['a GSTIN of another state', { state: '29', gstin: BUYER }, 'VALIDATION_FAILED', 'billing.gstin'],
  ])('an order with %s is refused under its field', async (_, billing, code, field) => {
    const { status, body } = await shop.order<ErrorAnswer>(anOrderRequest({ billing }));
    expect([status, body.code, Object.keys(body.fields ?? {})]).toEqual([400, code, [field]]);
  });

  it('one intent key stands for one state', async () => {
    const request = anOrderRequest({ billing: { state: '29' } });
    expect((await shop.order(request)).status).toBe(201);
    expect((await shop.order(request)).status).toBe(201);
    const other = await shop.order<ErrorAnswer>({ ...request, billing: { state: '27' } });
    expect(other.body.code).toBe('INTENT_REUSED');
  });

  it('three refunds have a credit note each, which add up to the invoice', async () => {
    const { paymentId } = await sale();
    for (const amount of [1_500_000, 1_700_001, 1_499_999]) await refund(paymentId, amount);
    const [invoice, ...notes] = await rowsOf(paymentId);
    expect(notes.map(({ kind, isOfInvoice, rate }) => [kind, isOfInvoice, rate])).toEqual(
      notes.map(() => ['credit_note', true, '18.00']),
    );
    expect(notes).toHaveLength(3);
    const sums = notes.reduce(
      (sum, { paise }) => sum.map((of, column) => of + paise[column]!),
      [0, 0, 0, 0, 0],
    );
    expect(sums).toEqual(invoice!.paise);
    for (const { paise } of notes) expect(paise[1]).toBe(paise[2]);
  });

  it('concurrent refunds of one payment credit nothing twice', async () => {
    const { paymentId, razorpayPaymentId } = await sale();
    await system.startWorker();
    const amounts = [1, 99, 1_000_000, 1_234_567, 2_000_000, 465_333];
    await Promise.all(amounts.map((amount) => admin.refund(paymentId, { amount })));
    await until(async () => (await rowsOf(paymentId)).length === 1 + amounts.length);
    const [invoice, ...notes] = await rowsOf(paymentId);
    const sums = notes.reduce(
      (sum, { paise }) => sum.map((of, column) => of + paise[column]!),
      [0, 0, 0, 0, 0],
    );
    expect(sums).toEqual(invoice!.paise);
    expect(razorpayPaymentId).toMatch(/^pay_/);
  });

  it('an earlier sale keeps its receipt, and its refunds name no tax', async () => {
    await publish({ gstin: null });
    const { paymentId } = await sale();
    await publish({ gstin: SELLER });
    await refund(paymentId, 4_700_000);
    expect(await rowsOf(paymentId)).toMatchObject([
      { kind: 'credit_note', seller: null, rate: null, paise: [4_700_000, 0, 0, 0, 4_700_000] },
    ]);
  });

  it('a credit note follows its invoice after a change of settings', async () => {
    const { paymentId } = await sale();
    await publish({ gstin: BUYER, tax: { ...shippedBusiness.legal.tax, ratePercent: 5, sac: '999293' } });
    await refund(paymentId, 4_700_000);
    const [invoice, note] = await rowsOf(paymentId);
    expect(note).toMatchObject({ seller: SELLER, sac: '999723', rate: '18.00', paise: invoice!.paise });
    await publish({ gstin: SELLER, tax: shippedBusiness.legal.tax });
  });

  it('real sales use the prefixes of the settings and a series of their own', async () => {
    await publish({ tax: { ...shippedBusiness.legal.tax, invoicePrefix: 'SI', creditNotePrefix: 'SC' } });
    const { body: order } = await shop.order(anOrderRequest({ billing: { state: '29' } }));
    await system.db.rows('UPDATE payments SET test = false WHERE id = $1', [order.paymentId]);
    await shop.verify(order.orderId, system.sandbox.control.capture(order.orderId));
    await refund(order.paymentId, 100);
    const numbers = (await rowsOf(order.paymentId)).map(({ number }) => number.replace(/\d\d-\d\d/, 'year'));
    expect(numbers).toEqual(['SI/year/000001', 'SC/year/000001']);
    await publish({ tax: shippedBusiness.legal.tax });
  });
});

describe('the documents', () => {
  beforeAll(async () => {
    await publish({ gstin: SELLER });
    await system.startWorker();
  });

  const download = async (path: string, token = admin.token) => {
    const answer = await fetch(`${system.url}/api/${path}`, {
      headers: { authorization: `Bearer ${token}` },
    });
    return { status: answer.status, headers: answer.headers, pdf: Buffer.from(await answer.arrayBuffer()) };
  };

  it('are attached to the mails, created once, and downloaded by owner and buyer', async () => {
    const user = aPerson();
    const email = String(user.email);
    const { paymentId } = await admin.sale(shop, anOrderRequest({ user, billing: { state: '27' } }));
    await refund(paymentId, 1_000_000);
    await until(async () => (await mailsTo(email)).length === 2);
    const [invoice, note] = await rowsOf(paymentId);
    const kept = await system.db.rows<{ kind: string; number: string; pdf: Buffer }>(
      'SELECT kind, number, pdf FROM payment_documents WHERE payment_id = $1 ORDER BY kind DESC',
      [paymentId],
    );
    expect(kept.map(({ kind, number }) => [kind, number])).toEqual([
      ['invoice', invoice!.number],
      ['credit_note', note!.number],
    ]);

    const detail = (await admin.call<DetailAnswer>(`payments/admin/${paymentId}`)).body;
    expect(detail.billing).toEqual({ state: '27', gstin: null });
    expect(detail.taxDocuments).toMatchObject([
      {
        kind: 'invoice',
        number: invoice!.number,
        refundId: null,
        ratePercent: 18,
        sac: '999723',
        igst: 716_949,
      },
      { kind: 'credit_note', number: note!.number, refundId: detail.refunds[0]!._id, total: 1_000_000 },
    ]);
    const sold = await download(`payments/admin/${paymentId}/receipt.pdf`);
    expect(sold.pdf.equals(kept[0]!.pdf)).toBe(true);
    expect(sold.headers.get('content-disposition')).toBe(
      `attachment; filename="invoice-${invoice!.number.replaceAll('/', '-')}.pdf"`,
    );
    expect((await readPdf(sold.pdf)).lines).toContain('IGST 18 %  ₹7,169.49');
    const refundId = detail.refunds[0]!._id;
    const credited = await download(`payments/admin/${paymentId}/refunds/${refundId}/credit-note.pdf`);
    expect(credited.pdf.equals(kept[1]!.pdf)).toBe(true);
    expect((await readPdf(credited.pdf)).lines).toContain(`To invoice  ${invoice!.number}`);

    // The account that has verified the buyer's address.
    const id = randomUUID();
    await system.db.rows(
      `INSERT INTO users (id, email, name, role, email_verified_at) VALUES ($1, $2, 'Priya', 'member', now())`,
      [id, email],
    );
    const token = await sessionToken(system, id);
    const mine = (path: string) => download(`users/me/purchases${path}`, token);
    expect(JSON.parse(String((await mine('')).pdf))).toMatchObject({
      items: [
        {
          invoiceNumber: invoice!.number,
          creditNotes: [{ refundId, number: note!.number, amount: 1_000_000 }],
        },
      ],
    });
    expect((await mine(`/${paymentId}/receipt`)).pdf.equals(kept[0]!.pdf)).toBe(true);
    expect((await mine(`/${paymentId}/credit-notes/${refundId}`)).pdf.equals(kept[1]!.pdf)).toBe(true);
    expect((await mine(`/${paymentId}/credit-notes/${randomUUID()}`)).status).toBe(404);
    const other = await sale();
    expect((await mine(`/${other.paymentId}/credit-notes/${refundId}`)).status).toBe(404);
    expect(
      (await download(`payments/admin/${other.paymentId}/refunds/${refundId}/credit-note.pdf`)).status,
    ).toBe(404);
    expect(
      (await download(`payments/admin/${paymentId}/refunds/${refundId}/credit-note.pdf`, 'nobody')).status,
    ).toBe(401);
    const files = await Promise.all((await mailsTo(email)).map(sourceOf));
    const named = files.flatMap((source) => /filename="?([\w-]+\.pdf)/.exec(source)?.[1] ?? []);
    expect(named.toSorted()).toEqual(
      [`credit-note-${note!.number}.pdf`, `invoice-${invoice!.number}.pdf`].map((name) =>
        name.replaceAll('/', '-'),
      ),
    );
  });
});
