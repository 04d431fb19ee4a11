import { Injectable, Module } from '@nestjs/common';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { modules } from '../../src/modules/index.ts';
import { declareModules, type ModuleDeclaration } from '../../src/platform/declarations.ts';
import { HandlesJob, type JobHandler } from '../../src/platform/jobs/job-handler.ts';
import { anOrderRequest, aPerson } from '../factories/order-request.ts';
import { AdminClient } from '../harness/admin-client.ts';
import { call } from '../harness/client.ts';
import { mailsTo } from '../harness/mailbox.ts';
import { Shop } from '../harness/shop.ts';
import { startSystem, type TestSystem } from '../harness/system.ts';
import { until } from '../harness/until.ts';
import { GoogleBrowser } from './google-browser.ts';
import { Visitor } from './visitor.ts';

declare module '../../src/platform/jobs/job-names.ts' {
  interface JobPayloads {
    'spec.verified': { userId: string };
  }
}

const received: string[] = [];

@Injectable()
@HandlesJob('spec.verified')
class VerifiedHandler implements JobHandler<'spec.verified'> {
  async handle({ userId }: { userId: string }): Promise<void> {
    received.push(userId);
  }
}

@Module({ providers: [VerifiedHandler] })
class SpecWorkerModule {}

const PASSWORD = 'Str0ng!password';

let system: TestSystem;
beforeAll(async () => {
  const spec: ModuleDeclaration = {
    worker: [SpecWorkerModule],
    jobs: { 'spec.verified': { queue: 'spec', on: 'account.verified' } },
  };
  declareModules([...modules, spec]);
  system = await startSystem({}, { google: true });
  await system.startWorker();
});
afterAll(async () => {
  declareModules(modules);
  await system.stop();
});

const anAddress = () => `${randomUUID()}@example.com`;

/** Number of events for the account, once every job is done. */
async function timesHeard(email: string): Promise<number> {
  await until(
    async () => (await system.db.rows(`SELECT 1 FROM outbox WHERE job = 'spec.verified'`)).length === 0,
  );
  const [user] = await system.db.rows<{ id: string }>('SELECT id FROM users WHERE email = $1', [email]);
  return received.filter((id) => id === user?.id).length;
}

/** Token behind the # of the link in a mail. */
const linkToken = (email: string, link: RegExp) =>
  until(async () => {
    const texts = (await mailsTo(email)).map(({ text }) => link.exec(text)?.[1]);
    return texts.find((token) => token !== undefined);
  });

it('is published by a sign-up code, and by no reset after it', async () => {
  const visitor = new Visitor(system);
  await visitor.register();
  expect(await timesHeard(visitor.email)).toBe(0);
  await visitor.verify(await visitor.code('verify'));
  await until(async () => (await timesHeard(visitor.email)) === 1);
  await visitor.forgot();
  expect((await visitor.reset(await visitor.code('reset'), PASSWORD)).status).toBe(200);
  expect(await timesHeard(visitor.email)).toBe(1);
});

it('is published by the reset of an account that was not verified', async () => {
  const visitor = new Visitor(system);
  await visitor.register();
  await visitor.forgot();
  await visitor.reset(await visitor.code('reset'), PASSWORD);
  await until(async () => (await timesHeard(visitor.email)) === 1);
});

it('is published by Google for a new account and for one that was not verified, once', async () => {
  for (const registered of [false, true]) {
    const visitor = new Visitor(system);
    if (registered) await visitor.register();
    const { email } = visitor;
    await new GoogleBrowser(system).signIn({ email });
    await until(async () => (await timesHeard(email)) === 1);
    await new GoogleBrowser(system).signIn({ email });
    expect(await timesHeard(email)).toBe(1);
  }
});

it('is published by an accepted invitation', async () => {
  const [owner, email] = [await AdminClient.create(system), anAddress()];
  await owner.call('admin/staff/invitations', 'POST', { email, role: 'editor' });
  const token = await linkToken(email, /\?mode=invitation#([\w-]+)/);
  const body = { token, name: 'Bela Iyer', password: PASSWORD, confirmPassword: PASSWORD };
  expect((await call(`${system.url}/api/users/invitations/accept`, { body })).status).toBe(200);
  await until(async () => (await timesHeard(email)) === 1);
});

it('is published by the link in a receipt', async () => {
  const [shop, email] = [new Shop(system), anAddress()];
  const { body } = await shop.order(anOrderRequest({ user: aPerson({ email }) }));
  await shop.verify(body.orderId, system.sandbox.control.capture(body.orderId));
  const token = await linkToken(email, /\?mode=purchase&next=\/my#([\w-]+)/);
  const opened = await call(`${system.url}/api/users/purchase-links/open`, {
    body: { token, password: PASSWORD },
  });
  expect(opened.status).toBe(200);
  await until(async () => (await timesHeard(email)) === 1);
});
