import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Visitor } from '../auth/visitor.ts';
import { anOrderRequest, aPerson } from '../factories/order-request.ts';
import { AdminClient } from '../harness/admin-client.ts';
import { call } from '../harness/client.ts';
import { Shop } from '../harness/shop.ts';
import { startSystem, type TestSystem } from '../harness/system.ts';
import { until } from '../harness/until.ts';

interface ListedPerson {
  _id: string;
  name: string;
  email: string;
  standing: string;
  staffRole: string | null;
  boughtAt: string | null;
}

interface PersonAnswer extends ListedPerson {
  account: { verified: boolean; isYou: boolean; sessions: { device: string }[] } | null;
  purchases: { amount: number; kindName: string }[];
  messages: { message: string }[];
  mails: { template: string; status: string }[];
  signIns: { action: string }[];
  consent: { terms: string; broadcasts: { reason: string } | null };
}

let system: TestSystem;
let owner: AdminClient;
let shop: Shop;

beforeAll(async () => {
  system = await startSystem();
  await system.startWorker();
  owner = await AdminClient.create(system);
  shop = new Shop(system);
});
afterAll(() => system.stop());

const list = async (query: string) =>
  (await owner.call<{ items: ListedPerson[]; total: number; more?: true }>(`admin/people${query}`)).body;
const find = async (email: string) => (await list(`?search=${encodeURIComponent(email)}`)).items[0];
const detail = async (id: string) => (await owner.call<PersonAnswer>(`admin/people/${id}`)).body;

async function purchase(name: string, email: string): Promise<void> {
  await owner.sale(shop, anOrderRequest({ user: aPerson({ name, email }) }));
}

describe('the list of people', () => {
  it('is listed once, and keeps the id when a buyer makes an account', async () => {
    const visitor = new Visitor(system);
    await purchase('Meera Rao', visitor.email.toUpperCase());
    const buyer = await find(visitor.email);
    expect(buyer).toMatchObject({
      name: 'Meera Rao',
      email: visitor.email,
      standing: 'buyer',
      staffRole: null,
    });
    await visitor.register();
    // Anyone may register the address: the buyer's name stays until it is verified.
    expect(await find(visitor.email)).toMatchObject({
      _id: buyer?._id,
      name: 'Meera Rao',
      standing: 'unverified',
    });
    await visitor.verify(await visitor.code('verify'));
    expect(await find(visitor.email)).toMatchObject({
      _id: buyer?._id,
      name: visitor.name,
      standing: 'member',
    });
    await purchase('Somebody Else', visitor.email);
    expect(await find(visitor.email)).toMatchObject({ _id: buyer?._id, name: visitor.name });
    expect((await list(`?search=${visitor.email}`)).total).toBe(1);
  });

  it('is not listed for an unpaid order', async () => {
    const email = `${randomUUID()}@example.com`;
    await shop.order(anOrderRequest({ user: aPerson({ email }) }));
    expect(await find(email)).toBeUndefined();
  });

  it('follows the account: renamed, made staff, deactivated, deleted', async () => {
    const visitor = new Visitor(system);
    const token = await visitor.join();
    await call(`${system.url}/api/users/me`, {
      method: 'PATCH',
      body: { name: 'Asha Menon' },
      headers: { authorization: `Bearer ${token}` },
    });
    expect(await find(visitor.email)).toMatchObject({ name: 'Asha Menon', standing: 'member' });
    const set = (column: string) =>
      system.db.rows(`UPDATE users SET ${column} WHERE email = $1`, [visitor.email]);
    await set(`role = 'editor'`);
    expect(await find(visitor.email)).toMatchObject({ standing: 'staff', staffRole: 'editor' });
    await set('deactivated_at = now()');
    expect(await find(visitor.email)).toMatchObject({ standing: 'deactivated' });
    await system.db.rows('DELETE FROM users WHERE email = $1', [visitor.email]);
    expect(await find(visitor.email)).toBeUndefined();
  });

  it('is found by parts of name and address, in pages', async () => {
    const mark = randomUUID().slice(0, 8);
    for (const [name, role, verified] of [
      ['Zia', 'member', true],
      ['Zoya', 'member', false],
      ['Zubin', 'coach', true],
    ] as const) {
      await system.db.rows(
        `INSERT INTO users (id, email, name, role, email_verified_at)
         VALUES (gen_random_uuid(), $1, $2, $3, CASE WHEN $4 THEN now() END)`,
        [`${name.toLowerCase()}-${mark}@example.com`, name, role, verified],
      );
    }
    await purchase('Zaheer 100%', `zaheer-${mark}@example.com`);
    const names = async (query: string) =>
      (await list(`?search=${mark}${query}`)).items.map(({ name }) => name);
    expect(await names('')).toEqual(['Zaheer 100%', 'Zubin', 'Zoya', 'Zia']);
    expect(await names('&limit=2&page=2')).toEqual(['Zoya', 'Zia']);
    expect(await names('&filter=members')).toEqual(['Zia']);
    expect(await names('&filter=buyers')).toEqual(['Zaheer 100%']);
    expect(await names('&filter=unverified')).toEqual(['Zoya']);
    expect(await names('&filter=staff')).toEqual(['Zubin']);
    expect(await names('&filter=deactivated')).toEqual([]);
    const found = async (search: string) =>
      (await list(`?search=${encodeURIComponent(search)}`)).items.map(({ name }) => name);
    expect(await found('zAHEER 100%')).toEqual(['Zaheer 100%']);
    expect(await found('zu')).toEqual(['Zubin']);
    expect(await found('100_')).toEqual([]);
    expect(await list('')).not.toHaveProperty('more');
  });

  it('is found by the digits of the phone of a payment', async () => {
    // Without a leading 0, which would be read as a dialling prefix.
    const digits = `7${Math.random().toFixed(9).slice(2).replaceAll('0', '1')}`;
    const typed = `+91 ${digits.slice(0, 5)}-${digits.slice(5)}`;
    const email = `${randomUUID()}@example.com`;
    const visitor = new Visitor(system);
    await visitor.join();
    for (const buyer of [email, visitor.email])
      await owner.sale(
        shop,
        anOrderRequest({ user: aPerson({ name: 'Omkar', email: buyer, phone: typed }) }),
      );
    await shop.order(
      anOrderRequest({
        user: aPerson({ name: 'Unpaid', email: `${randomUUID()}@example.com`, phone: typed }),
      }),
    );
    for (const search of [
      digits,
      typed,
      `0${digits.slice(0, 5)} ${digits.slice(5)}`,
      `91${digits}`,
      digits.slice(2, 9),
    ]) {
      const { items, total } = await list(`?search=${encodeURIComponent(search)}`);
      expect([search, items.map((person) => person.email).toSorted(), total]).toEqual([
        search,
        [email, visitor.email].toSorted(),
        2,
      ]);
    }
    expect((await list(`?search=${digits}&filter=members`)).items.map((person) => person.email)).toEqual([
      visitor.email,
    ]);
    expect(
      (await list(`?search=${digits.slice(0, 4)}`)).items.filter(({ name }) => name === 'Omkar'),
    ).toEqual([]);
  });

  it.each(['?filter=enemies', '?page=0', '?limit=1000'])('refuses %s', async (query) => {
    const answer = await owner.call(`admin/people${query}`);
    expect([answer.status, answer.body.code]).toEqual([400, 'VALIDATION_FAILED']);
  });
});

describe('one person', () => {
  it('is shown with purchases, messages, mails, sign-ins, sessions and consents', async () => {
    const visitor = new Visitor(system);
    await visitor.join();
    await visitor.login('not-the-password');
    await purchase('Asha Nair', visitor.email);
    await call(`${system.url}/api/contact`, {
      body: {
        name: 'Asha',
        number: '9000000012',
        email: visitor.email.toUpperCase(),
        message: 'May I pause?',
      },
    });
    await owner.call('suppressions', 'POST', { email: visitor.email });
    const { _id } = (await find(visitor.email))!;
    const person = await until(async () => {
      const shown = await detail(_id);
      return shown.mails.filter(({ status }) => status === 'sent').length >= 2 ? shown : undefined;
    });
    expect(person).toMatchObject({
      email: visitor.email,
      standing: 'member',
      account: { verified: true, isYou: false, sessions: [{ device: 'Unknown device' }] },
      messages: [{ message: 'May I pause?' }],
      signIns: [{ action: 'Sign-in failed' }, { action: 'Signed in' }],
      consent: { broadcasts: { reason: 'manual' } },
    });
    expect(person.purchases).toHaveLength(1);
    expect(person.mails.map(({ template }) => template).toSorted()).toEqual(['receipt', 'verify-email']);
    expect(JSON.stringify(person)).not.toContain('argon2');
  });

  it('with an unknown id is a 404', async () => {
    const nobody = await owner.call(`admin/people/${randomUUID()}`);
    expect([nobody.status, nobody.body.code]).toEqual([404, 'UNKNOWN_PERSON']);
    expect((await owner.call('admin/people/nonsense')).status).toBe(400);
  });
});
