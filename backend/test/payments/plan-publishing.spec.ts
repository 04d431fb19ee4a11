import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { anOrderRequest, aPerson, BUDDY_6_PAISE } from '../factories/order-request.ts';
import { AdminClient } from '../harness/admin-client.ts';
import { call, type ErrorAnswer } from '../harness/client.ts';
import { Shop } from '../harness/shop.ts';
import { startSystem, type TestSystem } from '../harness/system.ts';
import { until } from '../harness/until.ts';

interface Plan {
  id: string;
  priceList: string;
  kind: string;
  months: number;
  price: number;
  originalPrice: number;
  visible: boolean;
  mostChosen: boolean;
}
interface Book {
  version: number;
  publishedBy: string | null;
  kinds: { key: string; name: string; text: string; people: number }[];
  plans: Plan[];
}
interface Revisions {
  revisions: {
    version: number;
    publishedBy: string | null;
    restoredFrom: number | null;
    changes: { what: string; before: string | null; after: string | null }[];
  }[];
}

let system: TestSystem;
let shop: Shop;
let admin: AdminClient;
/** What is published when a test begins. */
let book: Book;

beforeAll(async () => {
  system = await startSystem();
  shop = new Shop(system);
  admin = await AdminClient.create(system);
});
beforeEach(async () => {
  book = await read();
});
afterAll(() => system.stop());

const path = 'payments/admin/plans';
const read = async (): Promise<Book> => (await admin.call<Book>(path)).body;
const publish = <Body = Book>(change: Partial<Book> = {}) =>
  admin.call<Body>(path, 'PUT', { version: book.version, kinds: book.kinds, plans: book.plans, ...change });
const changed = (change: Partial<Plan>, index = 0): Plan[] =>
  book.plans.map((plan, at) => (at === index ? { ...plan, ...change } : plan));
const newPlan = (fields: Partial<Plan>): Plan => ({
  id: randomUUID(),
  priceList: 'training-programs',
  kind: 'individual',
  months: 1,
  price: 600_000,
  originalPrice: 600_000,
  visible: true,
  mostChosen: false,
  ...fields,
});
const history = async () => (await admin.call<Revisions>(`${path}/revisions`)).body.revisions;

interface Shown {
  kinds: { key: string }[];
  priceLists: {
    plans: { trainingType: string; duration: number; price: number; mostChosen: boolean }[];
  }[];
}
const shown = async () => (await call<Shown>(`${system.url}/api/payments/plans`)).body;

describe('publishing plans', () => {
  it('begins with the shipped plans as the first revision', async () => {
    expect(book).toMatchObject({ version: 1, publishedBy: null });
    expect(book.plans).toHaveLength(12);
    expect(await history()).toMatchObject([{ version: 1, publishedBy: null, changes: [] }]);
  });

  it('sells at the new price at once, with a revision and an activity', async () => {
    const { status, body } = await publish({ plans: changed({ price: 1_499_950, mostChosen: true }) });
    expect([status, body.version, body.publishedBy]).toEqual([200, book.version + 1, admin.email]);
    expect(body.plans[0]).toMatchObject({ price: 1_499_950, mostChosen: true });
    await until(async () => (await shown()).priceLists[0]!.plans[0]!.price === 1_499_950);
    const line = {
      what: 'Individual, 3 months (Training programs)',
      before: '₹15,000, usually ₹30,000, 3 months',
      after: '₹14,999.50, usually ₹30,000, 3 months, most chosen',
    };
    expect((await history())[0]).toMatchObject({ version: body.version, changes: [line] });
    const [activity] = await admin.activities();
    expect(activity).toMatchObject({ action: 'Published plans', feature: 'Plans' });
    expect(activity!.changes).toEqual({
      before: { [line.what]: line.before },
      after: { [line.what]: line.after },
    });
  });

  it('publishes unchanged plans no second time', async () => {
    const { body } = await publish({ version: 0 });
    expect(body.version).toBe(book.version);
    expect(await read()).toEqual(book);
  });

  it('keeps the first of two concurrent publications and refuses the other', async () => {
    const answers = await Promise.all(
      [1_400_000, 1_300_000].map((price) => publish<Book & ErrorAnswer>({ plans: changed({ price }) })),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(answers.find(({ status }) => status === 409)!.body.code).toBe('STALE_PLANS');
    expect((await read()).version).toBe(book.version + 1);
  });

  it('sells new kinds and durations, with a buddy where two train', async () => {
    const family = { key: 'couple', name: 'Couple', text: 'Train together at home.', people: 2 };
    const plan = newPlan({ kind: 'couple', months: 1 });
    await publish({ kinds: [...book.kinds, family], plans: [...book.plans, plan] });
    await until(async () => (await shown()).kinds.some(({ key }) => key === 'couple'));
    const wanted = { trainingType: 'couple', duration: 1 };
    const alone = await shop.order<ErrorAnswer>(anOrderRequest({ ...wanted, buddy: undefined }));
    expect([alone.status, alone.body.code]).toEqual([400, 'MISSING_BUDDY_DETAILS']);
    const { status, body } = await shop.order(anOrderRequest(wanted));
    expect([status, body.amount, body.item]).toEqual([201, 600_000, 'Couple coaching, 1 month']);
  });

  it('accepts two plans that exchange their months', async () => {
    const [three, six] = book.plans;
    const { status } = await publish({
      plans: [{ ...three!, months: 6 }, { ...six!, months: 3 }, ...book.plans.slice(2)],
    });
    expect(status).toBe(200);
  });

  it('keeps ordered plans hidden and removes others', async () => {
    const plan = newPlan({ months: 9 });
    const { body: added } = await publish({ plans: [...book.plans, plan] });
    const { status, body } = await publish<Book>({ version: added.version });
    expect([status, body.plans.some(({ id }) => id === plan.id)]).toEqual([200, false]);
    book = body;
    await shop.order(anOrderRequest());
    const buddy6 = book.plans.findIndex(
      ({ priceList, kind, months }) => priceList === 'training-programs' && kind === 'buddy' && months === 6,
    );
    const without = book.plans.filter((_, index) => index !== buddy6);
    const refused = await publish<ErrorAnswer>({ plans: without });
    expect([refused.status, refused.body.code]).toEqual([409, 'PLAN_ORDERED']);
    expect(refused.body.message).toBe('Buddy, 6 months, has orders. Hide it instead of removing it.');
    await publish({ plans: changed({ visible: false }, buddy6) });
    await until(async () => {
      const { plans } = (await shown()).priceLists[0]!;
      return !plans.some(({ trainingType, duration }) => trainingType === 'buddy' && duration === 6);
    });
    expect((await shop.order<ErrorAnswer>()).body.code).toBe('UNKNOWN_PLAN');
  });

  it('sells a hidden plan to a buyer who tries again', async () => {
    await publish({ plans: book.plans.map((plan) => ({ ...plan, visible: true })) });
    await until(async () => (await shop.order()).status === 201);
    book = await read();
    const user = aPerson();
    const { body: order } = await shop.order(anOrderRequest({ user }));
    const hidden = book.plans.map((plan) => (plan.kind === 'buddy' ? { ...plan, visible: false } : plan));
    await publish({ plans: hidden });
    await until(async () => (await shop.order<ErrorAnswer>()).body.code === 'UNKNOWN_PLAN');
    const again = await shop.order(anOrderRequest({ user, retryOf: order.statusToken }));
    expect([again.status, again.body.amount]).toEqual([201, BUDDY_6_PAISE]);
  });

  it.each<[string, (book: Book) => Partial<Book>, string, string]>([
    ['no price', () => ({ plans: changed({ price: 0 }) }), 'plans.0.price', 'At least ₹1'],
    ['half a paisa', () => ({ plans: changed({ price: 100.5 }) }), 'plans.0.price', 'At most two decimals'],
    [
      'a price above the usual one',
      () => ({ plans: changed({ price: 3_000_001 }) }),
      'plans.0.originalPrice',
      'The usual price cannot be lower than the price',
    ],
    [
      'two plans of as many months',
      () => ({ plans: [...book.plans, newPlan({ months: book.plans[0]!.months })] }),
      'plans.12.months',
      'This kind already has a plan of that many months',
    ],
    ['no months', () => ({ plans: changed({ months: 0 }) }), 'plans.0.months', 'At least 1'],
    [
      'a kind that is not there',
      () => ({ plans: changed({ kind: 'group' }) }),
      'plans.0.kind',
      'There is no such kind',
    ],
    [
      'an empty list',
      () => ({
        plans: book.plans.map((plan) => ({
          ...plan,
          visible: plan.priceList !== 'simple-payment',
        })),
      }),
      'simple-payment',
      'Show at least one plan in each price list',
    ],
    [
      'two of one name',
      () => ({ kinds: [...book.kinds, { key: 'one', name: 'indi\u00advidual\u200b', text: '', people: 1 }] }),
      'kinds.3.name',
      'Another kind has this name',
    ],
    [
      'two most chosen',
      () => ({ plans: book.plans.map((plan) => ({ ...plan, mostChosen: true })) }),
      'plans.1.mostChosen',
      'Only one plan of a kind can be the most chosen',
    ],
  ])('refuses %s', async (_, change, field, sentence) => {
    book.plans = book.plans.slice(0, 12);
    const { status, body } = await publish<ErrorAnswer>(change(book));
    expect([status, body.code, body.fields?.[field]]).toEqual([400, 'VALIDATION_FAILED', sentence]);
    expect((await read()).version).toBe(book.version);
  });
});

describe('restoring', () => {
  it('publishes the shipped prices; plans ordered since stay hidden', async () => {
    const { body } = await admin.call<Book>(`${path}/revisions/1/restore`, 'POST', { version: book.version });
    expect(body.version).toBe(book.version + 1);
    const first = body.plans[0];
    expect(first).toMatchObject({ kind: 'individual', months: 3, price: 1_500_000, visible: true });
    expect(body.plans.find(({ kind }) => kind === 'couple')).toMatchObject({ visible: false });
    expect((await history())[0]).toMatchObject({ restoredFrom: 1, publishedBy: admin.email });
    expect((await admin.activities())[0]).toMatchObject({ action: 'Restored plans of revision 1' });
    await until(async () => (await shown()).priceLists[0]!.plans.length === 6);
  });

  it('refuses stale and unknown revisions', async () => {
    const restore = (revision: number, version: number) =>
      admin.call(`${path}/revisions/${revision}/restore`, 'POST', { version });
    const stale = await restore(1, book.version - 1);
    expect([stale.status, stale.body.code]).toEqual([409, 'STALE_PLANS']);
    // Too large for a PostgreSQL integer.
    expect((await restore(3_000_000_000, book.version)).status).toBe(400);
    const unknown = await restore(9_999, book.version);
    expect([unknown.status, unknown.body.code]).toEqual([404, 'UNKNOWN_REVISION']);
  });
});
