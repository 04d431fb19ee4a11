import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startSystem, type TestSystem } from '../harness/system.ts';
import { Authenticator } from './authenticator.ts';
import { type SecondStepAnswer, StaffVisitor } from './staff-visitor.ts';

const SITE = { origin: 'http://localhost', rpId: 'localhost' };

let system: TestSystem;
beforeAll(async () => {
  system = await startSystem({ PUBLIC_URL: SITE.origin });
  await system.startWorker();
});
afterAll(() => system.stop());

interface Options {
  challenge: string;
  rp: { id: string; name: string };
  excludeCredentials: { id: string }[];
}

type Added = { recoveryCodes: string[] | null; code: string };

const begin = async (visitor: StaffVisitor): Promise<Options> =>
  (await visitor.own<Options>('passkeys/options', 'POST')).body;
const add = (visitor: StaffVisitor, response: object, name = 'My laptop') =>
  visitor.own<Added>('passkeys', 'POST', { name, response });

async function withPasskey(): Promise<{ visitor: StaffVisitor; device: Authenticator }> {
  const visitor = await StaffVisitor.create(system);
  await visitor.confirm();
  const device = new Authenticator(SITE);
  expect((await add(visitor, device.create(await begin(visitor)))).status).toBe(201);
  return { visitor, device };
}

const ask = async (visitor: StaffVisitor, ticket: string) =>
  (await visitor.step<Options>('passkey-options', { ticket })).body;

/** Both steps. */
async function signIn(visitor: StaffVisitor, device: Authenticator): Promise<string> {
  const ticket = await visitor.ticket();
  return visitor.outcome('passkey', { ticket, response: device.get(await ask(visitor, ticket)) });
}

describe('adding a passkey', () => {
  it('accepts a credential made for this site and challenge, once', async () => {
    const visitor = await StaffVisitor.create(system, 'editor');
    await visitor.confirm();
    const options = await begin(visitor);
    expect(options).toMatchObject({
      rp: { id: 'localhost', name: 'Ironbloom' },
      attestation: 'none',
      authenticatorSelection: { userVerification: 'preferred' },
      excludeCredentials: [],
    });
    const device = new Authenticator(SITE);
    const made = device.create(options);
    const { status, body } = await add(visitor, made);
    expect([status, body.recoveryCodes?.length]).toEqual([201, 10]);
    expect((await add(visitor, made)).body.code).toBe('PASSKEY_REFUSED');
    expect((await visitor.factor()).passkeys).toMatchObject([{ name: 'My laptop', lastUsedAt: null }]);
    expect((await begin(visitor)).excludeCredentials).toMatchObject([{ id: made.id }]);
    // A second one brings no codes.
    const second = await add(visitor, new Authenticator(SITE).create(await begin(visitor)), 'A key');
    expect([second.status, second.body.recoveryCodes]).toEqual([201, null]);
    // Another account cannot use the first one.
    const other = await StaffVisitor.create(system);
    await other.confirm();
    expect((await add(other, device.create(await begin(other)))).body.code).toBe('PASSKEY_REFUSED');
  });

  it.each([
    ['another site', { origin: 'https://ironbloom.example', rpId: 'ironbloom.example' }],
    ['another address of this site', { origin: 'http://localhost:8080', rpId: 'localhost' }],
    ['a page of ours inside another name', { origin: 'http://localhost', rpId: 'example.com' }],
  ])('refuses one made for %s', async (_, site) => {
    const visitor = await StaffVisitor.create(system);
    await visitor.confirm();
    const { status, body } = await add(visitor, new Authenticator(site).create(await begin(visitor)));
    expect([status, body.code]).toEqual([400, 'PASSKEY_REFUSED']);
  });

  it('refuses an expired, foreign or invented challenge', async () => {
    const [visitor, other] = [await StaffVisitor.create(system), await StaffVisitor.create(system)];
    await visitor.confirm();
    await other.confirm();
    const device = new Authenticator(SITE);
    expect((await add(visitor, device.create({ challenge: 'bWFkZSB1cA' }))).body.code).toBe(
      'PASSKEY_REFUSED',
    );
    const theirs = await begin(other);
    await begin(visitor);
    expect((await add(visitor, device.create(theirs))).body.code).toBe('PASSKEY_REFUSED');
    const [kept] = await system.redis.keys('passkey-challenge:create:*');
    expect(await system.redis.ttl(kept ?? '')).toBeGreaterThan(290);
    expect(await system.redis.ttl(kept ?? '')).toBeLessThanOrEqual(300);
  });

  it('reports invalid forms and refuses an eleventh passkey', async () => {
    const { visitor } = await withPasskey();
    const made = new Authenticator(SITE).create({ challenge: 'x' });
    const nameless = await add(visitor, made, ' ');
    expect([nameless.status, nameless.body]).toMatchObject([
      400,
      { fields: { name: 'Please enter a name' } },
    ]);
    for (const broken of [{}, { ...made, response: {} }, { ...made, id: 'not base64!' }, 'text']) {
      expect((await add(visitor, broken as object)).body.code).toBe('VALIDATION_FAILED');
    }
    for (const broken of ['', 'AAAA', 'x'.repeat(15_000)]) {
      await begin(visitor);
      const response = { ...made, response: { ...made.response, attestationObject: broken } };
      expect((await add(visitor, response)).body.code).toBe('PASSKEY_REFUSED');
    }
    for (let count = 2; count <= 10; count += 1) {
      expect((await add(visitor, new Authenticator(SITE).create(await begin(visitor)))).status).toBe(201);
    }
    const eleventh = await visitor.own('passkeys/options', 'POST');
    expect([eleventh.status, eleventh.body.code]).toEqual([409, 'TOO_MANY_PASSKEYS']);
  });

  it('refuses an eleventh passkey that was begun before the tenth was added', async () => {
    const { visitor } = await withPasskey();
    const begun = await begin(visitor);
    await system.db.rows(
      `INSERT INTO passkeys (id, user_id, credential_id, public_key, counter, transports, name)
       SELECT gen_random_uuid(), user_id, credential_id || n, public_key, counter, transports, passkeys.name
         FROM passkeys JOIN users ON users.id = user_id, generate_series(2, 10) AS n WHERE email = $1`,
      [visitor.email],
    );
    const { status, body } = await add(visitor, new Authenticator(SITE).create(begun));
    expect([status, body.code]).toEqual([409, 'TOO_MANY_PASSKEYS']);
  });

  it('is refused to former staff, also when it was begun before', async () => {
    const visitor = await StaffVisitor.create(system, 'coach');
    await visitor.confirm();
    const made = new Authenticator(SITE).create(await begin(visitor));
    await system.db.rows(`UPDATE users SET role = 'member' WHERE email = $1`, [visitor.email]);
    const { status, body } = await add(visitor, made);
    expect([status, body.code]).toEqual([403, 'NOT_STAFF']);
  });
});

describe('signing in with a passkey', () => {
  it('is offered after the password and begins a session', async () => {
    const { visitor, device } = await withPasskey();
    const { body } = await visitor.login<SecondStepAnswer>();
    expect(body.secondStep.methods).toEqual(['passkey', 'recovery-code']);
    device.counter = 7;
    expect(await signIn(visitor, device)).toBe('in');
    expect((await visitor.factor()).passkeys[0]?.lastUsedAt).toEqual(expect.any(String));
    expect((await visitor.log()).at(-1)).toBe('Signed in');
  });

  it('is not offered without passkeys; used-up recovery codes are not offered', async () => {
    const visitor = await StaffVisitor.withApp(system);
    const methods = async () => (await visitor.login<SecondStepAnswer>()).body.secondStep.methods;
    expect(await methods()).toEqual(['totp', 'recovery-code']);
    await system.db.rows('DELETE FROM recovery_codes USING users WHERE users.id = user_id AND email = $1', [
      visitor.email,
    ]);
    expect(await methods()).toEqual(['totp']);
  });

  it('accepts any passkey of the account', async () => {
    const { visitor, device } = await withPasskey();
    const another = new Authenticator(SITE);
    await add(visitor, another.create(await begin(visitor)), 'A key');
    expect([await signIn(visitor, another), await signIn(visitor, device)]).toEqual(['in', 'in']);
  });

  it('accepts a challenge once, and only in its own sign-in', async () => {
    const { visitor, device } = await withPasskey();
    const [ticket, other] = [await visitor.ticket(), await visitor.ticket()];
    const response = device.get(await ask(visitor, ticket));
    expect(await visitor.outcome('passkey', { ticket: other, response })).toBe('PASSKEY_REFUSED');
    expect(await visitor.outcome('passkey', { ticket, response })).toBe('in');
    expect(await visitor.outcome('passkey', { ticket, response })).toBe('PASSKEY_REFUSED');
  });

  it('accepts one of many concurrent requests with one answer', async () => {
    const { visitor, device } = await withPasskey();
    const ticket = await visitor.ticket();
    const response = device.get(await ask(visitor, ticket));
    const outcomes = await Promise.all(
      Array.from({ length: 6 }, () => visitor.outcome('passkey', { ticket, response })),
    );
    expect(outcomes.toSorted()).toEqual([...Array<string>(5).fill('PASSKEY_REFUSED'), 'in']);
  });

  it('refuses a counter that does not rise, and accepts an authenticator without one', async () => {
    const { visitor, device } = await withPasskey();
    expect(await signIn(visitor, device)).toBe('in');
    expect(await signIn(visitor, device)).toBe('in');
    device.counter = 5;
    expect(await signIn(visitor, device)).toBe('in');
    expect(await signIn(visitor, device)).toBe('PASSKEY_REFUSED');
    device.counter = 4;
    expect(await signIn(visitor, device)).toBe('PASSKEY_REFUSED');
    device.counter = 0;
    expect(await signIn(visitor, device)).toBe('PASSKEY_REFUSED');
    device.counter = 6;
    expect(await signIn(visitor, device)).toBe('in');
  });

  it('accepts a lower counter of a synced passkey', async () => {
    const visitor = await StaffVisitor.create(system);
    await visitor.confirm();
    const device = Object.assign(new Authenticator(SITE), { synced: true, counter: 40 });
    expect((await add(visitor, device.create(await begin(visitor)))).status).toBe(201);
    for (const counter of [41, 3, 3, 0, 12]) {
      device.counter = counter;
      expect([counter, await signIn(visitor, device)]).toEqual([counter, 'in']);
    }
  });

  it('refuses a lower counter of a passkey that claims to be synced later', async () => {
    const { visitor, device } = await withPasskey();
    device.counter = 9;
    expect(await signIn(visitor, device)).toBe('in');
    Object.assign(device, { synced: true, counter: 8 });
    expect(await signIn(visitor, device)).toBe('PASSKEY_REFUSED');
  });

  it('refuses another passkey, key or origin', async () => {
    const { visitor, device } = await withPasskey();
    const { device: others } = await withPasskey();
    expect(await signIn(visitor, others)).toBe('PASSKEY_REFUSED');
    const forged = Object.assign(new Authenticator(SITE), { id: Reflect.get(device, 'id') as Buffer });
    expect(await signIn(visitor, forged)).toBe('PASSKEY_REFUSED');
    for (const site of [
      { ...SITE, origin: 'https://ironbloom.example' },
      { ...SITE, rpId: 'ironbloom.example' },
    ]) {
      device.site = site;
      expect(await signIn(visitor, device)).toBe('PASSKEY_REFUSED');
    }
    device.site = SITE;
    expect(await signIn(visitor, device)).toBe('in');
  });

  it('is refused after the passkey is removed; others cannot remove it', async () => {
    const { visitor, device } = await withPasskey();
    const other = await StaffVisitor.create(system);
    await other.confirm();
    const [passkey] = (await visitor.factor()).passkeys;
    const refused = await other.own(`passkeys/${passkey?._id}`, 'DELETE');
    expect([refused.status, refused.body.code]).toEqual([404, 'UNKNOWN_PASSKEY']);
    const ticket = await visitor.ticket();
    const response = device.get(await ask(visitor, ticket));
    expect((await visitor.own(`passkeys/${passkey?._id}`, 'DELETE')).status).toBe(204);
    expect(await visitor.outcome('passkey', { ticket, response })).toBe('PASSKEY_REFUSED');
    expect((await visitor.login()).body.token).toEqual(expect.any(String));
  });
});
