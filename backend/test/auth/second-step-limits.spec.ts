import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { ErrorAnswer } from '../harness/client.ts';
import { mailsTo } from '../harness/mailbox.ts';
import { startSystem, type TestSystem } from '../harness/system.ts';
import { until } from '../harness/until.ts';
import { codeOf, StaffVisitor } from './staff-visitor.ts';
import { wrong } from './visitor.ts';

let system: TestSystem;
beforeAll(async () => {
  system = await startSystem({ RATE_LIMIT_SCALE: '1' });
  await system.startWorker();
});
afterAll(() => system.stop());

const many = (guess: (index: number) => Promise<string>) =>
  Promise.all(Array.from({ length: 14 }, (_, index) => guess(index)));
const limited = (outcomes: string[]) => outcomes.filter((outcome) => outcome === 'RATE_LIMITED').length;

it('a second step allows ten guesses of any kind, then one after a wait', async () => {
  const visitor = await StaffVisitor.withApp(system);
  const own = visitor.cookie;
  // The browser of an attacker who knows the password.
  visitor.cookie = '';
  const ticket = await visitor.ticket();
  const guess = { ticket, code: wrong(codeOf(visitor.secret)) };
  const outcomes = await many((index) => visitor.outcome(index % 2 ? 'code' : 'recovery-code', guess));
  expect(limited(outcomes)).toBe(4);
  const mails = await until(async () => {
    const found = (await mailsTo(visitor.email)).filter(({ text }) => /too many wrong/.test(text));
    return found.length > 0 ? found : undefined;
  });
  expect(mails).toHaveLength(1);
  const right = await visitor.step<ErrorAnswer>('code', { ticket, code: codeOf(visitor.secret) });
  expect([right.status, right.body.code]).toEqual([429, 'RATE_LIMITED']);
  expect(Number(right.headers.get('retry-after'))).toBeGreaterThan(0);
  // The owner’s own browser is counted apart.
  visitor.cookie = own;
  const code = codeOf(visitor.secret);
  expect(await visitor.outcome('code', { ticket: await visitor.ticket(), code })).toBe('in');
});

it('an open session allows ten password guesses over both forms', async () => {
  const visitor = await StaffVisitor.create(system);
  const outcomes = await many(async () => (await visitor.confirm('guessed-password')).body.code);
  expect(limited(outcomes)).toBe(4);
  expect((await visitor.confirm()).body.code).toBe('RATE_LIMITED');
  expect((await visitor.factor()).identity).toBe('password');
});
