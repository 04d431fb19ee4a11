import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { Redis } from 'ioredis';
import { REDIS } from '../../src/platform/redis/redis.module.ts';
import { startSystem, type TestSystem } from '../harness/system.ts';
import { codeOf, StaffVisitor } from './staff-visitor.ts';

let system: TestSystem;
beforeAll(async () => {
  system = await startSystem({ PUBLIC_URL: 'http://localhost' });
  await system.startWorker();
});
afterAll(() => system.stop());

it('without Redis, app codes sign in, and steps that need Redis answer TRY_LATER', async () => {
  const visitor = await StaffVisitor.withApp(system);
  system.app.get<Redis>(REDIS).disconnect();
  const ticket = await visitor.ticket();
  expect(await visitor.outcome('passkey-options', { ticket })).toBe('TRY_LATER');
  expect(await visitor.outcome('code', { ticket, code: codeOf(visitor.secret) })).toBe('in');
  const { status, body } = await visitor.confirm();
  expect([status, body.code]).toEqual([503, 'TRY_LATER']);
});
