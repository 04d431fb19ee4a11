import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { anOrderRequest, aPerson } from '../factories/order-request.ts';
import { AdminClient } from '../harness/admin-client.ts';
import { type Answer, call, type ErrorAnswer } from '../harness/client.ts';
import { mailsTo } from '../harness/mailbox.ts';
import { Shop } from '../harness/shop.ts';
import { startSystem, type TestSystem } from '../harness/system.ts';
import { until } from '../harness/until.ts';
import { type SignedIn, Visitor } from './visitor.ts';

const PASSWORD = 'Str0ng!pass';

let system: TestSystem;
let shop: Shop;
beforeAll(async () => {
  system = await startSystem();
  await system.startWorker();
  shop = new Shop(system);
});
afterAll(() => system.stop());

const anAddress = () => `${randomUUID()}@example.com`;

async function buy(email: string, buddy = anAddress(), buddyName = 'Dev Nair'): Promise<string> {
  const people = { user: aPerson({ email }), buddy: aPerson({ name: buddyName, email: buddy }) };
  const { body } = await shop.order(anOrderRequest(people));
  await shop.verify(body.orderId, system.sandbox.control.capture(body.orderId));
  return body.paymentId;
}

const subjects = { receipt: /receipt/, hello: /training buddy/, renewed: /^Open your purchase/ };

/** Link in the newest mail of a template. */
function linkIn(email: string, kind: keyof typeof subjects): Promise<string> {
  return until(async () => {
    const mail = (await mailsTo(email)).find(({ subject }) => subjects[kind].test(subject));
    return mail && (/^https?:\/\/\S+\/signup\?\S+$/m.exec(mail.text)?.[0] ?? 'none');
  });
}
const tokenOf = (link: string) => new URL(link).hash.slice(1);
const receiptToken = async (email: string) => tokenOf(await linkIn(email, 'receipt'));

const post = <Body = ErrorAnswer>(what: string, body: unknown): Promise<Answer<Body>> =>
  call<Body>(`${system.url}/api/users/purchase-links/${what}`, { body });
const open = <Body = SignedIn>(token: string, password = PASSWORD) => post<Body>('open', { token, password });
const mine = async (token: string) =>
  (
    await call<{ items: { half: string }[] }>(`${system.url}/api/users/me/purchases`, {
      headers: { authorization: `Bearer ${token}` },
    })
  ).body.items.map(({ half }) => half);
const expire = (email: string) =>
  system.db.rows(`UPDATE purchase_links SET expires_at = now() WHERE email = $1`, [email]);

describe('the link in a receipt', () => {
  it('creates the account of its address with all its purchases', async () => {
    const email = anAddress();
    await buy(email);
    await buy(email.toUpperCase());
    const link = await linkIn(email, 'receipt');
    expect(link).toMatch(/^http:\/\/127\.0\.0\.1\/signup\?mode=purchase&next=\/my#[\w-]{43}$/);
    const token = tokenOf(link);
    const looked = await post('look', { token });
    expect([looked.status, looked.body]).toEqual([200, { state: 'open', email, hasAccount: false }]);
    const { status, body } = await open(token);
    expect([status, body.email, body.name, body.role]).toEqual([200, email, 'Priya Nair', 'member']);
    expect(await mine(body.token)).toEqual(['buyer', 'buyer']);
    expect((await new Visitor(system, email).login(PASSWORD)).status).toBe(200);
    const done = await system.db.rows(
      'SELECT action, feature FROM activities WHERE email = $1 ORDER BY created_at, action',
      [email],
    );
    expect(done).toContainEqual({ action: 'Registered', feature: 'Purchase link' });
  });

  it('works once, also for two concurrent requests', async () => {
    const email = anAddress();
    await buy(email);
    const token = await receiptToken(email);
    const answers = await Promise.all([open<ErrorAnswer>(token), open<ErrorAnswer>(token)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 400]);
    expect(answers.find(({ status }) => status === 400)?.body.code).toBe('PURCHASE_LINK_OVER');
    expect((await post('look', { token })).body).toEqual({ state: 'used' });
  });

  it('stays valid after a password that is too weak', async () => {
    const email = anAddress();
    await buy(email);
    const token = await receiptToken(email);
    const weak = await open<ErrorAnswer>(token, 'short');
    expect([weak.status, weak.body.code]).toEqual([400, 'WEAK_PASSWORD']);
    expect((await open(token)).status).toBe(200);
  });

  it('takes over an unverified registration by a stranger and ends its sessions', async () => {
    const visitor = new Visitor(system);
    await buy(visitor.email);
    await visitor.register();
    expect((await open(await receiptToken(visitor.email))).status).toBe(200);
    expect((await visitor.verify<ErrorAnswer>(await visitor.code('verify'))).status).toBe(400);
    expect((await visitor.login<ErrorAnswer>('long-secret-1')).status).toBe(401);
  });

  it('leads to the sign-in when the address has an account', async () => {
    const visitor = new Visitor(system);
    await buy(visitor.email);
    const token = await receiptToken(visitor.email);
    await visitor.join();
    expect((await post('look', { token })).body).toEqual({
      state: 'open',
      email: visitor.email,
      hasAccount: true,
    });
    const refused = await open<ErrorAnswer>(token);
    expect([refused.status, refused.body.code]).toEqual([409, 'PURCHASE_HAS_ACCOUNT']);
    expect((await visitor.login()).status).toBe(200);
  });

  it('leads to the sign-in when the buyer had an account at the purchase', async () => {
    const visitor = new Visitor(system);
    await visitor.join();
    await buy(visitor.email);
    expect(await linkIn(visitor.email, 'receipt')).toBe('http://127.0.0.1/signup?next=/my');
  });

  it('is stored nowhere but in the mail', async () => {
    const email = anAddress();
    await buy(email);
    const token = await receiptToken(email);
    const kept = await until(async () => {
      const rows = await system.db.rows<{ status: string; data: Record<string, unknown> }>(
        `SELECT status, data FROM mails WHERE to_email = $1 AND template = 'receipt'`,
        [email],
      );
      return rows[0]?.status === 'sent' ? rows[0].data : undefined;
    });
    expect(Object.keys(kept)).toContain('receiptNumber');
    expect(JSON.stringify(kept)).not.toContain(token);
    expect(await system.db.rows('SELECT 1 FROM purchase_links WHERE token_hash = $1', [token])).toEqual([]);
  });

  it('is renewed in a receipt that is sent again', async () => {
    const email = anAddress();
    const id = await buy(email);
    const first = await receiptToken(email);
    const owner = await AdminClient.create(system);
    await owner.call(`payments/admin/${id}/receipt`, 'POST');
    const links = await until(async () => {
      const rows = await system.db.rows('SELECT 1 FROM purchase_links WHERE email = $1', [email]);
      return rows.length === 2 ? rows : undefined;
    });
    expect(links).toHaveLength(2);
    expect((await post<{ state: string }>('look', { token: first })).body.state).toBe('open');
  });
});

describe('a buddy’s link', () => {
  it('creates the buddy’s account, named only by a plain name', async () => {
    const [buyer, buddy] = [anAddress(), anAddress()];
    await buy(buyer, buddy, 'win at evil.example/now');
    const { body } = await open(tokenOf(await linkIn(buddy, 'hello')));
    expect([body.email, body.name]).toEqual([buddy, buddy.split('@')[0]]);
    expect(await mine(body.token)).toEqual(['buddy']);
  });
});

describe('an expired link', () => {
  it('shows nothing, and mails a new link to its address', async () => {
    const email = anAddress();
    await buy(email);
    const token = await receiptToken(email);
    await expire(email);
    expect((await post('look', { token })).body).toEqual({ state: 'expired' });
    expect((await open<ErrorAnswer>(token)).body.code).toBe('PURCHASE_LINK_OVER');
    const renewed = await post<{ success: boolean; message: string }>('renew', { token });
    expect([renewed.status, renewed.body.success]).toEqual([200, true]);
    expect(JSON.stringify(renewed.body)).not.toContain(email);
    expect((await open(tokenOf(await linkIn(email, 'renewed')))).status).toBe(200);
  });

  it('leads to the sign-in once its address has an account', async () => {
    const visitor = new Visitor(system);
    await buy(visitor.email);
    const token = await receiptToken(visitor.email);
    await expire(visitor.email);
    await visitor.join();
    await post('renew', { token });
    expect(await linkIn(visitor.email, 'renewed')).toBe('http://127.0.0.1/signup?next=/my');
  });

  it('that was never sent is unknown', async () => {
    for (const what of ['look', 'renew']) {
      const { status, body } = await post(what, { token: 'x'.repeat(43) });
      expect([status, body.code]).toEqual([404, 'PURCHASE_LINK_UNKNOWN']);
    }
    expect((await open<ErrorAnswer>('x'.repeat(43))).body.code).toBe('PURCHASE_LINK_OVER');
    expect((await post('look', { token: 'x'.repeat(101) })).status).toBe(400);
  });
});
