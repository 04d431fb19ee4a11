import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Accounts } from '../../src/modules/users/accounts/accounts.service.ts';
import { UnitOfWork } from '../../src/platform/database/unit-of-work.ts';
import { anOrderRequest, aPerson } from '../factories/order-request.ts';
import { call, type ErrorAnswer, request } from '../harness/client.ts';
import { Shop } from '../harness/shop.ts';
import { startSystem, type TestSystem } from '../harness/system.ts';
import { CALLBACK, GoogleBrowser } from './google-browser.ts';
import { codeOf } from './staff-visitor.ts';
import { type SignedIn, Visitor } from './visitor.ts';

let system: TestSystem;
beforeAll(async () => {
  system = await startSystem({}, { google: true });
  await system.startWorker();
});
afterAll(() => system.stop());

const me = (token = '') =>
  call<SignedIn>(`${system.url}/api/users/me`, { headers: { authorization: `Bearer ${token}` } });

const anAddress = () => `${randomUUID()}@example.com`;

describe('signing in with Google', () => {
  it('gives the account the purchases of an address that Google has verified', async () => {
    const [email, shop] = [anAddress(), new Shop(system)];
    const { body } = await shop.order(anOrderRequest({ user: aPerson({ email: email.toUpperCase() }) }));
    await shop.verify(body.orderId, system.sandbox.control.capture(body.orderId));
    expect(await new GoogleBrowser(system).signIn({ email, verified: false })).toMatchObject({
      error: 'email_unverified',
    });
    const { access_token } = await new GoogleBrowser(system).signIn({ email });
    const mine = await call<{ items: { _id: string }[] }>(`${system.url}/api/users/me/purchases`, {
      headers: { authorization: `Bearer ${access_token}` },
    });
    expect(mine.body.items).toEqual([expect.objectContaining({ _id: body.paymentId, half: 'buyer' })]);
  });

  it('is offered when a client is configured', async () => {
    const { body, headers } = await call(`${system.url}/api/auth/providers`);
    expect([body, headers.get('cache-control')]).toEqual([
      { google: true, googleShown: true },
      'public, max-age=60',
    ]);
  });

  it('asks for a code with state, PKCE and minimal scopes', async () => {
    const response = await request(`${system.url}/api/auth/google`);
    const { searchParams } = new URL(response.headers.get('location') ?? '');
    expect(Object.fromEntries(searchParams)).toEqual({
      response_type: 'code',
      redirect_uri: CALLBACK,
      scope: 'openid email profile',
      client_id: 'spec',
      state: expect.stringMatching(/^[\w-]{32}$/),
      code_challenge: expect.stringMatching(/^[\w-]{43}$/),
      code_challenge_method: 'S256',
    });
    expect(response.headers.get('set-cookie')).toMatch(
      /^google_state=[^;]+; Max-Age=600; Path=\/api\/auth\/google; HttpOnly; SameSite=Lax$/,
    );
    expect(response.headers.get('cache-control')).toBe('no-store');
  });

  it.each(['code=x&state=y', 'error=access_denied'])(
    'asks anew, too, when it is called with %s',
    async (query) => {
      const response = await request(`${system.url}/api/auth/google?${query}`);
      expect(response.status).toBe(302);
      expect(response.headers.get('location')).toMatch(/[?&]code_challenge=/);
    },
  );

  it('asks for the second step, bound to the browser, where a second factor is set up', async () => {
    const [email, sub] = [anAddress(), randomUUID()];
    const browser = new GoogleBrowser(system);
    const { access_token: token = '' } = await browser.signIn({ email, sub });
    await system.db.rows(`UPDATE users SET role = 'owner' WHERE email = $1`, [email]);
    const own = (path: string, body?: unknown) =>
      call<{ secret: string }>(`${system.url}/api/users/me/second-factor/${path}`, {
        method: 'POST',
        body,
        headers: { authorization: `Bearer ${token}` },
      });
    // There is no password; the sign-in is recent.
    const { secret } = (await own('totp')).body;
    expect((await own('totp/confirm', { code: codeOf(secret) })).status).toBe(200);
    await system.db.rows('UPDATE totp_secrets SET last_step = 0');
    const back = await request(await browser.throughGoogle({ email, sub }, 'of-the-tab'), {
      headers: { cookie: browser.cookie },
    });
    const page = new URL(back.headers.get('location') ?? '', system.url);
    const { second_step: ticket, ...rest } = Object.fromEntries(new URLSearchParams(page.hash.slice(1)));
    expect(rest).toEqual({ methods: 'totp,recovery-code', nonce: 'of-the-tab' });
    const device = back.headers.getSetCookie().find((each) => each.startsWith('device=')) ?? '';
    const step = (cookie: string) =>
      call<SignedIn & ErrorAnswer>(`${system.url}/api/users/auth/second-step/code`, {
        body: { ticket, code: codeOf(secret) },
        headers: { cookie },
      });
    expect((await step('')).body.code).toBe('SECOND_STEP_OVER');
    const { status, body } = await step(device.split(';', 1)[0] ?? '');
    expect([status, body.email]).toEqual([200, email]);
    expect((await me(body.token)).body).toMatchObject({ email, staffRole: 'owner' });
    const [last] = await system.db.rows(
      'SELECT action, feature FROM activities WHERE email = $1 ORDER BY created_at DESC, id DESC LIMIT 1',
      [email],
    );
    expect(last).toEqual({ action: 'Signed in', feature: 'Google' });
  });

  it('creates an account and finds it by sub after the address changes', async () => {
    const [email, sub] = [anAddress(), randomUUID()];
    const first = await new GoogleBrowser(system).signIn({ email: email.toUpperCase(), sub });
    expect(first['expires_in']).toBe('604800');
    const account = (await me(first['access_token'])).body;
    expect(account).toMatchObject({ email, name: 'Gita Rao', role: 'member', type: 'google' });
    const again = await new GoogleBrowser(system).signIn({ email: anAddress(), sub });
    expect((await me(again['access_token'])).body).toEqual(account);
    const rows = await system.db.rows<{ action: string; feature: string }>(
      'SELECT action, feature FROM activities WHERE email = $1 ORDER BY created_at, id',
      [email],
    );
    expect(rows).toEqual([
      { action: 'Registered', feature: 'Google' },
      { action: 'Signed in', feature: 'Google' },
      { action: 'Signed in', feature: 'Google' },
    ]);
  });

  it('creates one account from two concurrent tabs', async () => {
    const email = anAddress();
    const tabs = [new GoogleBrowser(system), new GoogleBrowser(system)];
    const callbacks = await Promise.all(tabs.map((tab) => tab.throughGoogle({ email })));
    const answers = await Promise.all(tabs.map((tab, index) => tab.arrive(callbacks[index] ?? '')));
    const ids = await Promise.all(answers.map(async (answer) => (await me(answer['access_token'])).body._id));
    expect(new Set(ids).size).toBe(1);
    expect(ids[0]).toEqual(expect.any(String));
  });

  it('links a verified password account, which keeps its password', async () => {
    const visitor = new Visitor(system);
    await visitor.join();
    const answer = await new GoogleBrowser(system).signIn({ email: visitor.email });
    expect((await me(answer['access_token'])).body).toMatchObject({ name: visitor.name, type: 'manual' });
    expect((await visitor.login()).status).toBe(200);
  });

  it('finds the account by another spelling of its address', async () => {
    const visitor = new Visitor(system, 'gita@bücher.example');
    await visitor.join();
    const answer = await new GoogleBrowser(system).signIn({ email: 'Gita@XN--BCHER-KVA.example' });
    expect((await me(answer['access_token'])).body).toMatchObject({ email: visitor.email, type: 'manual' });
  });

  it('signs in when another tab linked the account a moment before', async () => {
    const visitor = new Visitor(system);
    await visitor.join();
    const accounts = system.app.get(Accounts, { strict: false });
    const db = system.app.get(UnitOfWork, { strict: false });
    const { id } = (await accounts.findByEmail(visitor.email))!;
    const sub = randomUUID();
    const google = { sub, email: visitor.email, name: 'Gita Rao' };
    expect(await accounts.linkGoogle(db, id, google)).toMatchObject({ id, name: visitor.name });
    expect(await accounts.linkGoogle(db, id, google)).toMatchObject({ id });
    expect(await accounts.linkGoogle(db, id, { ...google, sub: randomUUID() })).toBeUndefined();
  });

  it('refuses an address that Google has not verified', async () => {
    const [proved, unproved] = [new Visitor(system), new Visitor(system)];
    await proved.join();
    await unproved.register();
    for (const email of [proved.email, unproved.email, anAddress()]) {
      expect(await new GoogleBrowser(system).signIn({ email, verified: false })).toEqual({
        error: 'email_unverified',
      });
    }
  });

  it('refuses another Google account with the address of a linked one', async () => {
    const email = anAddress();
    await new GoogleBrowser(system).signIn({ email, sub: randomUUID() });
    expect(await new GoogleBrowser(system).signIn({ email, sub: randomUUID() })).toEqual({
      error: 'account_linked_elsewhere',
    });
  });

  it('lets a Google account set a password by reset, and mails it when its address is registered', async () => {
    const visitor = new Visitor(system);
    await new GoogleBrowser(system).signIn({ email: visitor.email, name: 'Gita Rao' });
    await visitor.register('chosen-by-a-stranger');
    expect((await visitor.mail('exists')).text).toContain('Hi Gita,');
    expect((await visitor.login('chosen-by-a-stranger')).status).toBe(401);
    await visitor.forgot();
    await visitor.reset(await visitor.code('reset'), 'N3w!password');
    expect((await visitor.login('N3w!password')).body).toMatchObject({ type: 'google' });
  });

  it('drops the name and password of an unverified registration by a stranger', async () => {
    const stranger = new Visitor(system, undefined, 'Chosen by a stranger');
    await stranger.register('chosen-by-a-stranger');
    const code = await stranger.code('verify');
    const answer = await new GoogleBrowser(system).signIn({ email: stranger.email, name: 'Gita Rao' });
    expect((await me(answer['access_token'])).body).toMatchObject({ name: 'Gita Rao', type: 'google' });
    expect((await stranger.login<ErrorAnswer>('chosen-by-a-stranger')).body.code).toBe('INVALID_CREDENTIALS');
    expect((await stranger.verify<ErrorAnswer>(code)).body.code).toBe('INVALID_OTP');
  });

  it('reports that the person declined', async () => {
    expect(await new GoogleBrowser(system).signIn({ email: anAddress(), decision: 'deny' })).toEqual({
      error: 'access_denied',
    });
  });
});

describe('a callback', () => {
  it('returns the nonce of the tab, or none when there was none', async () => {
    const browser = new GoogleBrowser(system);
    const answer = await browser.arrive(await browser.throughGoogle({ email: anAddress() }, 'tab-1'));
    expect(answer).toMatchObject({ access_token: expect.any(String), nonce: 'tab-1' });
    const bare = new GoogleBrowser(system);
    expect(await bare.signIn({ email: anAddress() })).toMatchObject({ nonce: '' });
  });

  it('is refused a second time', async () => {
    const browser = new GoogleBrowser(system);
    const callback = await browser.throughGoogle({ email: anAddress() });
    const { cookie } = browser;
    expect(await browser.arrive(callback)).toHaveProperty('access_token');
    expect(await browser.arrive(callback)).toEqual({ error: 'state_mismatch' });
    browser.cookie = cookie;
    expect(await browser.arrive(callback)).toEqual({ error: 'state_mismatch' });
  });

  it('is refused in a browser that did not begin the sign-in', async () => {
    const attacker = new GoogleBrowser(system);
    const callback = await attacker.throughGoogle({ email: anAddress() });
    expect(await new GoogleBrowser(system).arrive(callback)).toEqual({ error: 'state_mismatch' });
    const victim = new GoogleBrowser(system);
    await victim.throughGoogle({ email: anAddress() });
    expect(await victim.arrive(callback)).toEqual({ error: 'state_mismatch' });
  });

  it.each([
    ['another state', (url: URL) => url.searchParams.set('state', 'x'.repeat(32))],
    ['no state', (url: URL) => url.searchParams.delete('state')],
    ['two states', (url: URL) => url.searchParams.append('state', 'x')],
    ['no code', (url: URL) => url.searchParams.delete('code')],
  ])('with %s is refused', async (_, change) => {
    const browser = new GoogleBrowser(system);
    const url = new URL(await browser.throughGoogle({ email: anAddress() }));
    change(url);
    const response = await request(url, { headers: { cookie: browser.cookie } });
    expect(response.headers.get('location') ?? '').not.toContain('access_token');
    expect([302, 400]).toContain(response.status);
  });

  it('is refused with a forged ticket', async () => {
    const browser = new GoogleBrowser(system);
    const callback = await browser.throughGoogle({ email: anAddress() });
    const state = new URL(callback).searchParams.get('state');
    const payload = Buffer.from(JSON.stringify({ state, verifier: 'v'.repeat(43), exp: 9e9 }));
    const head = Buffer.from('{"alg":"none","typ":"JWT"}').toString('base64url');
    browser.cookie = `google_state=${head}.${payload.toString('base64url')}.`;
    expect(await browser.arrive(callback)).toEqual({ error: 'state_mismatch' });
  });

  it('reports that Google is unavailable when Google refuses the code', async () => {
    const browser = new GoogleBrowser(system);
    const url = new URL(await browser.throughGoogle({ email: anAddress() }));
    url.searchParams.set('code', randomUUID());
    expect(await browser.arrive(url.href)).toEqual({ error: 'provider_unavailable' });
  });

  it('reports that Google is unavailable when Google reports an error', async () => {
    expect(
      await new GoogleBrowser(system).arrive(`${system.url}/api/auth/google/callback?error=server_error`),
    ).toEqual({
      error: 'provider_unavailable',
    });
  });
});

describe('without a Google client', () => {
  it('production shows no button', async () => {
    const live = await startSystem({
      MAIL_FROM: 'hello@studio.example',
      NODE_ENV: 'production',
      ALLOW_RAZORPAY_SANDBOX_IN_PRODUCTION: 'true',
    });
    try {
      const { body } = await call(`${live.url}/api/auth/providers`);
      expect(body).toEqual({ google: false, googleShown: false });
    } finally {
      await live.stop();
    }
  });

  it('nothing is offered, and the route leads back to the sign-up page', async () => {
    const bare = await startSystem();
    try {
      expect((await call(`${bare.url}/api/auth/providers`)).body).toEqual({
        google: false,
        googleShown: true,
      });
      for (const path of ['/api/auth/google', '/api/auth/google/callback?code=x&state=y']) {
        const response = await request(bare.url + path);
        expect([response.status, response.headers.get('location')]).toEqual([
          302,
          `/auth/callback#error=${path.includes('?') ? 'provider_unavailable' : 'not_configured'}`,
        ]);
      }
    } finally {
      await bare.stop();
    }
  });
});
