import { read, utils } from '@e965/xlsx';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { AMOUNTS } from '../../src/modules/accounting/reports/report.domain.ts';
import { ReportService } from '../../src/modules/accounting/reports/report.service.ts';
import { AdminClient } from '../harness/admin-client.ts';
import { type ErrorAnswer, type Reply, request } from '../harness/client.ts';
import { endurance } from '../harness/endurance.ts';
import { startSystem, type TestSystem } from '../harness/system.ts';
import { aHistory, beginning, type Event, expectedOf, randomNumbers, write } from './report-history.ts';

interface ReportAnswer {
  period: string;
  title: string;
  from: string;
  to: string;
  firstMonth: string;
  sums: ({ kind: string; count: number } & Record<string, number>)[];
  totals: Record<string, number>;
  testPayments: number;
  rows: ({ _id: string; kind: string; at: string } & Record<string, string | number | null>)[];
  total: number;
}

let system: TestSystem;
let owner: AdminClient;

beforeAll(async () => {
  system = await startSystem();
  owner = await AdminClient.create(system);
});
afterAll(() => system.stop());

const report = async (query = '') => (await owner.call<ReportAnswer>(`payments/admin/reports${query}`)).body;

const file = (period: string, format: string, who = owner): Promise<Reply> =>
  request(`${system.url}/api/payments/admin/reports/file`, {
    method: 'POST',
    headers: { authorization: `Bearer ${who.token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ period, format }),
  });

/** The sheet as another program reads it. */
function sheetOf({ bytes }: Reply): (string | number | null)[][] {
  const { Sheets, SheetNames } = read(bytes, { type: 'buffer' });
  return utils.sheet_to_json(Sheets[SheetNames[0]!]!, { header: 1, defval: null, raw: true });
}

const paise = (cell: unknown): number => Math.round(Number(cell ?? 0) * 100);
const clear = () => system.db.rows('TRUNCATE payments CASCADE');

/** A sale in the last instant of March, refunded in the first of April. */
const SALE: Event = {
  kind: 'invoice',
  at: new Date('2026-03-31T18:29:59.999Z'),
  test: false,
  parts: { taxablePaise: 1_271_186, cgstPaise: 114_407, sgstPaise: 114_407, igstPaise: 0 },
  paise: 1_500_000,
  payment: '00000000-0000-4000-8000-000000000001',
  id: '00000000-0000-4000-8000-000000000001',
};
const REFUND: Event = {
  ...SALE,
  kind: 'refund',
  at: new Date('2026-03-31T18:30:00Z'),
  parts: null,
  paise: 500_000,
  id: '00000000-0000-4000-8000-000000000002',
};
const CREDIT: Event = {
  ...REFUND,
  kind: 'credit_note',
  parts: { taxablePaise: 423_728, cgstPaise: 38_136, sgstPaise: 38_136, igstPaise: 0 },
  id: '00000000-0000-4000-8000-000000000003',
};

describe('the accountant’s month', () => {
  it('without data is empty; the default is the current month', async () => {
    const { body, status } = await owner.call<ReportAnswer>('payments/admin/reports');
    expect(status).toBe(200);
    expect(body.firstMonth).toBe(body.period);
    expect(body).toMatchObject({ rows: [], total: 0, testPayments: 0, totals: { total: 0, moneyBack: 0 } });
    expect(body.sums.map(({ kind, count }) => [kind, count])).toEqual([
      ['invoice', 0],
      ['receipt', 0],
      ['refund', 0],
      ['credit_note', 0],
      ['lost_dispute', 0],
    ]);
    expect(sheetOf(await file('2026-03', 'xlsx'))).toHaveLength(2);
  });

  it('has each row in the month of its day in India, refunds apart from credit notes', async () => {
    await write(system, [SALE, REFUND, CREDIT]);
    await system.db.rows(
      `UPDATE tax_documents SET buyer_gstin = '27AAPFU0939F1ZV', place_of_supply = '29', sac = '999723', invoice_id =
         CASE kind WHEN 'credit_note' THEN $1::uuid END`,
      [SALE.id],
    );
    const march = await report('?period=2026-03');
    expect(march).toMatchObject({
      title: 'March 2026',
      from: '2026-02-28T18:30:00.000Z',
      to: '2026-03-31T18:30:00.000Z',
      firstMonth: '2026-03',
      totals: { taxable: 1_271_186, cgst: 114_407, sgst: 114_407, igst: 0, total: 1_500_000, moneyBack: 0 },
    });
    expect(march.rows).toMatchObject([
      {
        kind: 'invoice',
        number: `X-${SALE.id}`,
        refersTo: null,
        program: 'Individual coaching, 3 months',
        buyerGstin: '27AAPFU0939F1ZV',
        placeOfSupply: '29 Karnataka',
        sac: '999723',
        ratePercent: 18,
        paymentId: SALE.id,
      },
    ]);
    const april = await report('?period=2026-04');
    expect(april.rows).toMatchObject([
      { kind: 'refund', refersTo: `X-${SALE.id}`, total: null, moneyBack: 500_000 },
      { kind: 'credit_note', refersTo: `X-${SALE.id}`, taxable: -423_728, total: -500_000, moneyBack: null },
    ]);
    expect(april.totals).toMatchObject({ total: -500_000, moneyBack: 500_000 });
    // April begins another financial year.
    expect((await report('?period=FY2025-26')).total).toBe(1);
    expect(await report('?period=FY2026-27')).toMatchObject({ title: 'April 2026 to March 2027', total: 2 });
  });

  it('is paged', async () => {
    const [first, second] = await Promise.all(
      [1, 2].map((page) => report(`?period=2026-04&limit=1&page=${page}`)),
    );
    expect([first!.total, first!.rows[0]!.kind, second!.rows[0]!.kind]).toEqual([2, 'refund', 'credit_note']);
  });

  it('can be downloaded as CSV and Excel with totals and without formulas', async () => {
    await system.db.rows(`UPDATE payments SET name = '=cmd|''/c calc''!A1 <&>' || chr(7)`);
    const csv = await file('2026-03', 'csv');
    expect(csv.headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect(csv.headers.get('content-disposition')).toBe('attachment; filename="payments-report-2026-03.csv"');
    const lines = csv.text.replace(/^\uFEFF/, '').split('\r\n');
    expect(lines[0]).toMatch(/^Kind,Date \(IST\),Number,Refers to,Buyer,/);
    expect(lines[1]).toContain(`Tax invoice,2026-03-31 23:59:59,X-${SALE.id},,'=cmd|`);
    expect(lines[1]).toMatch(/,29,Karnataka,999723,18,pay_[\w-]+,12711.86,1144.07,1144.07,0,15000,$/);
    expect(lines[2]).toBe(`Total${','.repeat(12)}12711.86,1144.07,1144.07,0,15000,0`);

    const xlsx = await file('2026-04', 'xlsx');
    expect(xlsx.headers.get('content-type')).toContain('spreadsheetml.sheet');
    const { Sheets, SheetNames } = read(xlsx.bytes, { type: 'buffer', cellFormula: true });
    expect(SheetNames).toEqual(['April 2026']);
    const sheet = Sheets['April 2026']!;
    expect(sheet['E2']).toMatchObject({ t: 's', v: `=cmd|'/c calc'!A1 <&>` });
    expect(sheet['E2']).not.toHaveProperty('f');
    expect(utils.format_cell(sheet['B2'])).toBe('2026-04-01 00:00:00');
    const [, refund, credit, totals] = sheetOf(xlsx);
    expect(refund!.slice(12)).toEqual([null, null, null, null, null, 5000]);
    expect(credit!.slice(12)).toEqual([-4237.28, -381.36, -381.36, 0, -5000, null]);
    expect(totals!.slice(12)).toEqual([-4237.28, -381.36, -381.36, 0, -5000, 5000]);
    expect((await owner.activities())[0]).toMatchObject({ action: 'Exported', feature: 'Payment report' });
  });

  it.each(['2026-13', '2026-00', '26-01', 'FY2026-99', 'FY2026-25', "2026-01'--"])(
    'refuses %s',
    async (period) => {
      const answer = await owner.call<ErrorAnswer>(
        `payments/admin/reports?period=${encodeURIComponent(period)}`,
      );
      expect(answer.status).toBe(400);
      expect((await file(period, 'csv')).status).toBe(400);
    },
  );

  it('is open to accountants and closed to editors', async () => {
    const accountant = await AdminClient.create(system, 'accountant');
    expect((await accountant.call('payments/admin/reports')).status).toBe(200);
    expect((await file('2026-03', 'csv', accountant)).status).toBe(200);
    const editor = await AdminClient.create(system, 'editor');
    expect((await editor.call('payments/admin/reports')).status).toBe(403);
    expect((await file('2026-03', 'csv', editor)).status).toBe(403);
  });
});

describe('its sums', () => {
  const FIRST_YEAR = 2001;
  const HISTORIES = endurance(5_000, 500);
  const events: Event[] = [];
  /** A month each from 2001 on, repeating, as periods end with 2099. */
  const MONTHS = endurance(99, 10) * 12;

  beforeAll(async () => {
    await clear();
    const random = randomNumbers(17);
    for (let n = 0; n < HISTORIES; n += 1) events.push(...aHistory(random, FIRST_YEAR, n % (MONTHS - 3)));
    for (let from = 0; from < events.length;) {
      // A batch ends at a sale: later rows refer to it.
      let to = Math.min(events.length, from + 5_000);
      while (to < events.length && !['invoice', 'receipt'].includes(events[to]!.kind)) to += 1;
      await write(system, events.slice(from, to));
      from = to;
    }
    await system.db.rows('ANALYZE payments, payment_refunds, tax_documents');
  }, 120_000);

  const keyOf = (month: number) => {
    const [year, at] = [FIRST_YEAR + Math.floor(month / 12), (month % 12) + 1];
    return `${year}-${String(at).padStart(2, '0')}`;
  };

  it(`of ${HISTORIES} random histories equal those of the database to the paisa`, async () => {
    const byMonth = Map.groupBy(events, ({ at }) => {
      const there = new Date(at.getTime() + 330 * 60_000);
      return (there.getUTCFullYear() - FIRST_YEAR) * 12 + there.getUTCMonth();
    });
    const reports = system.app.get(ReportService, { strict: false });
    const sum = expectedOf([], 0, 0);
    for (let month = 0; month < MONTHS; month += 1) {
      const { counts, testPayments, ...amounts } = expectedOf(
        byMonth.get(month) ?? [],
        beginning(FIRST_YEAR, month),
        beginning(FIRST_YEAR, month + 1),
      );
      const found = await reports.read(keyOf(month), 1, 1);
      expect([keyOf(month), found.totals, found.testPayments]).toEqual([keyOf(month), amounts, testPayments]);
      expect(Object.fromEntries(found.sums.map(({ kind, count }) => [kind, count]))).toEqual(counts);
      for (const column of AMOUNTS) sum[column] += found.totals[column];
    }
    // All in one statement without months.
    const [whole] = await system.db.rows<Record<string, number>>(
      `SELECT (SELECT sum(CASE kind WHEN 'invoice' THEN total_paise ELSE -total_paise END) FROM tax_documents WHERE NOT test)::float8
                + (SELECT sum(amount_paise) FROM payments p WHERE NOT test AND NOT EXISTS (
                    SELECT 1 FROM tax_documents d WHERE d.payment_id = p.id AND kind = 'invoice'))::float8 AS total,
              (SELECT sum(r.amount_paise) FROM payment_refunds r JOIN payments p ON p.id = payment_id WHERE NOT p.test)::float8 AS "moneyBack"`,
    );
    expect({ total: sum.total, moneyBack: sum.moneyBack }).toEqual(whole);
  }, 300_000);

  it('equal those of the files', async () => {
    for (const month of [0, 11, 12, 47, MONTHS - 88]) {
      const { totals, total } = await report(`?period=${keyOf(month)}`);
      for (const format of ['csv', 'xlsx']) {
        const answer = await file(keyOf(month), format);
        const table =
          format === 'xlsx'
            ? sheetOf(answer)
            : answer.text
                .split('\r\n')
                .slice(0, -1)
                .map((line) => line.split(','));
        expect(table).toHaveLength(total + 2);
        const last = table.at(-1)!.slice(-AMOUNTS.length).map(paise);
        expect(last).toEqual(AMOUNTS.map((column) => totals[column]));
        const columns = AMOUNTS.map((_, at) =>
          table.slice(1, -1).reduce((so, row) => so + paise(row[row.length - AMOUNTS.length + at]), 0),
        );
        expect(columns).toEqual(last);
      }
    }
  });

  it('of a year equal those of its twelve months', async () => {
    const months = await Promise.all(
      Array.from({ length: 12 }, (_, at) => report(`?period=${keyOf(at + 3)}&limit=1`)),
    );
    const year = await report('?period=FY2001-02&limit=1');
    for (const column of AMOUNTS) {
      expect(year.totals[column]).toBe(months.reduce((so, { totals }) => so + totals[column]!, 0));
    }
  });
});

const ROWS = endurance(20_000, 3_000);
describe(`a month of ${ROWS} rows`, () => {
  it('is complete in both files', async () => {
    await clear();
    await system.db.rows(
      `INSERT INTO payments (id, intent_key, intent_hash, status_token, status, price_list, training_type, kind_name, duration, amount_paise,
              name, email, age, gender, completed_at, receipt_number)
       SELECT gen_random_uuid(), gen_random_uuid(), 'x', 't' || n, 'completed', 'training-programs', 'individual', 'Individual', 3, n,
              'Nr ' || n, n || '@example.com', 30, 'male', '2026-05-10T00:00:00Z'::timestamptz + (n / 7) * interval '1 second', 'IB-' || n
         FROM generate_series(1, ${ROWS}) AS n`,
    );
    await system.db.rows('ANALYZE payments, payment_refunds, tax_documents');
    const xlsx = await file('2026-05', 'xlsx');
    const csv = await file('2026-05', 'csv');
    const table = sheetOf(xlsx);
    const numbers = table.slice(1, -1).map((row) => row[2]);
    expect(new Set(numbers).size).toBe(ROWS);
    expect(paise(table.at(-1)!.at(-2))).toBe((ROWS * (ROWS + 1)) / 2);
    expect(csv.text.split('\r\n')).toHaveLength(ROWS + 3);
  });
});
