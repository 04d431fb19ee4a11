import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { ErrorAnswer } from '../harness/client.ts';
import { mailsTo } from '../harness/mailbox.ts';
import { startSystem, type TestSystem } from '../harness/system.ts';
import { Visitor } from './visitor.ts';

let system: TestSystem;
beforeAll(async () => {
  system = await startSystem();
  await system.startWorker();
});
afterAll(() => system.stop());

const NEW = 'N3w!password';

describe('a lost password', () => {
  it('is replaced by a mailed code; every session ends and a mail is sent', async () => {
    const visitor = new Visitor(system);
    const first = await visitor.join();
    const second = (await visitor.login()).body.token;
    await visitor.forgot();
    const code = await visitor.code('reset');
    expect((await visitor.checkReset(code)).body.success).toBe(true);
    expect((await visitor.checkReset(code)).status).toBe(200);
    expect((await visitor.reset(code, NEW)).body.success).toBe(true);

    for (const token of [first, second]) {
      const { status, body } = await visitor.me<ErrorAnswer>(token);
      expect([status, body.code]).toEqual([401, 'UNAUTHENTICATED']);
    }
    expect((await visitor.login<ErrorAnswer>('long-secret-1')).status).toBe(401);
    const again = await visitor.login(NEW);
    expect((await visitor.me(again.body.token)).status).toBe(200);
    expect((await visitor.mail('changed')).text).toContain('every device was signed out');
    expect((await visitor.reset<ErrorAnswer>(code, 'An0ther!one')).body.code).toBe('INVALID_OTP');
  });

  it('is mailed a link to the form with address and code filled in', async () => {
    const visitor = new Visitor(system, `a.b+${Date.now()}@example.com`);
    await visitor.join();
    await visitor.forgot();
    const { text, html } = await visitor.mail('reset');
    const link = new URL(/^http\S+#reset$/m.exec(text)?.[0] ?? 'none:');
    expect([link.pathname, link.hash, link.searchParams.get('email')]).toEqual([
      '/signup',
      '#reset',
      visitor.email,
    ]);
    expect(html).toContain(link.search.replaceAll('&', '&amp;').replaceAll('=', '&#x3D;'));
    const otp = link.searchParams.get('otp') ?? '';
    expect((await visitor.reset(otp, NEW)).status).toBe(200);
  });

  it('verifies the address by the reset', async () => {
    const visitor = new Visitor(system);
    await visitor.register();
    await visitor.forgot();
    await visitor.reset(await visitor.code('reset'), NEW);
    expect((await visitor.login(NEW)).body).toMatchObject({ email: visitor.email, role: 'member' });
  });

  it('gets the same answer for an unknown address', async () => {
    const [member, stranger] = [new Visitor(system), new Visitor(system)];
    await member.join();
    const [known, unknown] = [await member.forgot(), await stranger.forgot()];
    expect([unknown.status, unknown.body]).toEqual([known.status, known.body]);
    expect((await stranger.reset<ErrorAnswer>('123456', NEW)).body.code).toBe('INVALID_OTP');
  });

  it('of a buyer without an account gets the same answer, and a mail with a link to create one', async () => {
    const [buyer, browser] = [new Visitor(system), new Visitor(system)];
    const pay = (email: string, status: string) =>
      system.db.rows(
        `INSERT INTO payments (id, intent_key, intent_hash, status, price_list, training_type, kind_name, duration, amount_paise,
                               name, email, age, gender, status_token)
         VALUES (gen_random_uuid(), gen_random_uuid(), '', $2, 'home', 'individual', 'Individual', 3, 100, 'Typed by anybody', $1, 30,
                 'female', gen_random_uuid()::text)`,
        [email, status],
      );
    await pay(buyer.email.toUpperCase(), 'completed');
    await pay(browser.email, 'failed');
    const answers = [await buyer.forgot(), await browser.forgot(), await new Visitor(system).forgot()];
    expect(new Set(answers.map(({ status, body }) => JSON.stringify([status, body]))).size).toBe(1);
    const { text, html } = await buyer.mail('noAccount');
    expect(text).toContain(`${system.env.PUBLIC_URL}/signup?mode=sign-up`);
    expect(text + html).not.toContain('Typed by anybody');
    expect(await mailsTo(browser.email)).toEqual([]);
    expect((await buyer.reset<ErrorAnswer>('123456', NEW)).body.code).toBe('INVALID_OTP');
  });

  it('keeps the code valid when the new password is refused', async () => {
    const visitor = new Visitor(system);
    await visitor.join();
    await visitor.forgot();
    const code = await visitor.code('reset');
    const weak = await visitor.reset<ErrorAnswer>(code, 'weak');
    expect([weak.status, weak.body.code, weak.body.message]).toEqual([
      400,
      'WEAK_PASSWORD',
      'Password does not meet all requirements',
    ]);
    const differing = await visitor.reset<ErrorAnswer>(code, NEW, `${NEW}x`);
    expect([differing.body.code, differing.body.fields]).toEqual([
      'PASSWORDS_DIFFER',
      { confirmPassword: 'Passwords do not match' },
    ]);
    expect((await visitor.reset(code, NEW)).status).toBe(200);
  });
});
