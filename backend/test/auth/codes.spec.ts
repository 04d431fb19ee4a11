import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { UnitOfWork } from '../../src/platform/database/unit-of-work.ts';
import { AccountCodes } from '../../src/modules/auth/codes/account-codes.service.ts';
import type { ErrorAnswer } from '../harness/client.ts';
import { mailsTo } from '../harness/mailbox.ts';
import { startSystem, type TestSystem } from '../harness/system.ts';
import { until } from '../harness/until.ts';
import { Visitor, wrong } from './visitor.ts';

let system: TestSystem;
beforeAll(async () => {
  system = await startSystem();
  await system.startWorker();
});
afterAll(() => system.stop());

const times = <T>(count: number, work: () => Promise<T>) =>
  Promise.all(Array.from({ length: count }, () => work()));

const stored = (email: string) =>
  until(async () => {
    const [row] = await system.db.rows<{ tries: number; purpose: string }>(
      'SELECT tries, purpose FROM account_codes WHERE email = $1',
      [email],
    );
    return row;
  });

describe('a code', () => {
  it('is locked after five wrong tries, concurrent ones included', async () => {
    const visitor = new Visitor(system);
    await visitor.register();
    const code = await visitor.code('verify');
    const answers = await times(20, () => visitor.verify<ErrorAnswer>(wrong(code)));
    const codes = answers.map(({ body }) => body.code);
    expect(codes.filter((each) => each === 'INVALID_OTP')).toHaveLength(4);
    expect(codes.filter((each) => each === 'OTP_LOCKED')).toHaveLength(16);
    expect((await stored(visitor.email)).tries).toBe(5);
    const right = await visitor.verify<ErrorAnswer>(code);
    expect([right.status, right.body.message]).toEqual([
      400,
      'Too many wrong tries. Please ask for a new code.',
    ]);
    await visitor.resend();
    expect((await visitor.verify(await visitor.code('verify'))).status).toBe(200);
  });

  it('works once, also with twenty concurrent requests', async () => {
    const visitor = new Visitor(system);
    await visitor.register();
    const code = await visitor.code('verify');
    const answers = await times(20, () => visitor.verify(code));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  it('resets the password once, also with twenty concurrent requests', async () => {
    const visitor = new Visitor(system);
    await visitor.join();
    await visitor.forgot();
    const code = await visitor.code('reset');
    const passwords = Array.from({ length: 20 }, (_, index) => `Str0ng!pass${index}`);
    const answers = await Promise.all(passwords.map((password) => visitor.reset(code, password)));
    const winner = answers.findIndex(({ status }) => status === 200);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect((await visitor.login(passwords[winner])).status).toBe(200);
  });

  it('expires after ten minutes', async () => {
    const visitor = new Visitor(system);
    await visitor.register();
    const code = await visitor.code('verify');
    const [row] = await system.db.rows<{ seconds: number }>(
      `SELECT extract(epoch FROM expires_at - created_at)::int AS seconds FROM account_codes WHERE email = $1`,
      [visitor.email],
    );
    expect(row?.seconds).toBe(600);
    await system.db.rows(`UPDATE account_codes SET expires_at = now() WHERE email = $1`, [visitor.email]);
    const late = await visitor.verify<ErrorAnswer>(code);
    expect([late.status, late.body.code, late.body.message]).toEqual([
      400,
      'OTP_EXPIRED',
      'This code has expired. Please ask for a new one.',
    ]);
  });

  it('is refused for another purpose or address', async () => {
    const [visitor, other] = [new Visitor(system), new Visitor(system)];
    await visitor.register();
    const verification = await visitor.code('verify');
    await visitor.forgot();
    const reset = await visitor.code('reset');
    await other.register();
    const otherCode = await other.code('verify');
    if (verification !== reset) {
      expect((await visitor.verify<ErrorAnswer>(reset)).status).toBe(400);
      expect((await visitor.reset<ErrorAnswer>(verification, 'Str0ng!pass')).status).toBe(400);
    }
    if (verification !== otherCode) {
      expect((await other.verify<ErrorAnswer>(verification)).body.code).toBe('INVALID_OTP');
    }
    expect((await visitor.verify(verification)).status).toBe(200);
  });

  it('gets the same answers for an address without an account', async () => {
    const stranger = new Visitor(system, `nobody-${randomUUID()}@example.com`);
    const member = new Visitor(system);
    await member.join();
    for (const visitor of [stranger, member]) {
      expect((await visitor.forgot()).body.success).toBe(true);
      expect((await stored(visitor.email)).purpose).toBe('reset-password');
    }
    const real = await member.code('reset');
    const guesses = async (visitor: Visitor) => {
      const answers: string[] = [];
      for (let guess = 0; guess < 6; guess += 1) {
        answers.push((await visitor.checkReset<ErrorAnswer>(wrong(real))).body.code);
      }
      return answers;
    };
    const [unknown, known] = [await guesses(stranger), await guesses(member)];
    expect(unknown).toEqual(known);
    expect(known.slice(3)).toEqual(['INVALID_OTP', 'OTP_LOCKED', 'OTP_LOCKED']);
    expect(await mailsTo(stranger.email)).toEqual([]);
  });

  it.each(['', '12345', '1234567', 'abcdef', '12 456', '１２３４５６', '000000\n'])(
    'that is no code (%j) is refused without a try being counted against it',
    async (otp) => {
      const visitor = new Visitor(system);
      await visitor.register();
      const code = await visitor.code('verify');
      const { status, body } = await visitor.verify<ErrorAnswer>(otp);
      // A pasted line end is ignored; the code is still wrong.
      if (otp.trim() === '000000') expect(status).toBe(code === '000000' ? 200 : 400);
      else expect([status, body.fields]).toEqual([400, { otp: 'Invalid OTP. Please try again.' }]);
    },
  );

  it('is made once when the queue delivers its job twice', async () => {
    const visitor = new Visitor(system);
    await visitor.register();
    const code = await visitor.code('verify');
    const [row] = await system.db.rows<{ requestId: string; device: string }>(
      'SELECT request_id AS "requestId", device FROM account_codes WHERE email = $1',
      [visitor.email],
    );
    const payload = { ...row, email: visitor.email, reason: 'register' };
    await system.db.rows(`INSERT INTO outbox (id, job, payload) VALUES ($1, 'auth.send-code', $2)`, [
      randomUUID(),
      payload,
    ]);
    await until(async () => {
      const waiting = await system.db.rows(
        `SELECT 1 FROM outbox WHERE job = 'auth.send-code' AND payload ->> 'email' = $1`,
        [visitor.email],
      );
      return waiting.length === 0;
    });
    expect(await mailsTo(visitor.email)).toHaveLength(1);
    expect((await visitor.verify(code)).status).toBe(200);
  });

  it('that is made during a comparison is not reported as expired', async () => {
    const db = system.app.get(UnitOfWork, { strict: false });
    const email = `${randomUUID()}@example.com`;
    const typed = { email, purpose: 'reset-password', device: '' } as const;
    const busy = Object.assign(Object.create(db) as UnitOfWork, {
      async rows<Row>(text: string, parameters?: readonly unknown[]): Promise<Row[]> {
        const rows = await db.rows<Row>(text, parameters);
        await new AccountCodes(system.env, db).issue(db, randomUUID(), typed);
        return rows;
      },
    });
    await expect(new AccountCodes(system.env, busy).check(typed, 'typed')).rejects.toMatchObject({
      code: 'INVALID_OTP',
    });
  });
});
