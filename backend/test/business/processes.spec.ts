import { type ChildProcess, spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { setBusiness, shippedBusiness } from '@ironbloom/brand';
import { setLook, shippedLook } from '@ironbloom/brand/look';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { freePort } from '../../../tools/src/services/ports.ts';
import { anOrderRequest, aPerson } from '../factories/order-request.ts';
import { AdminClient } from '../harness/admin-client.ts';
import { call, request } from '../harness/client.ts';
import { mailsTo, sourceOf } from '../harness/mailbox.ts';
import { Shop } from '../harness/shop.ts';
import { startSystem, type TestSystem } from '../harness/system.ts';
import { until } from '../harness/until.ts';

const DIST = new URL('../../dist/', import.meta.url);
let system: TestSystem;
const children: ChildProcess[] = [];

/** A separate process: the test's memory is not its own. */
function start(program: string, variables: Record<string, string> = {}): void {
  const env = { PATH: process.env['PATH'], ...system.variables, LOG_LEVEL: 'fatal', ...variables };
  children.push(spawn(process.execPath, [fileURLToPath(new URL(program, DIST))], { env, stdio: 'ignore' }));
}

beforeAll(async () => {
  system = await startSystem();
});
afterAll(async () => {
  for (const child of children) child.kill('SIGKILL');
  await system.stop();
  setBusiness(shippedBusiness);
  setLook(shippedLook);
});

it('a publication reaches every backend and worker without a restart', async () => {
  const port = await freePort();
  start('main.js', { PORT: String(port) });
  start('worker.js');
  const elsewhere = () =>
    call<{ name: string }>(`http://127.0.0.1:${port}/api/business`).catch(() => undefined);
  await until(async () => (await elsewhere())?.body.name === shippedBusiness.name);

  const admin = await AdminClient.create(system);
  const { version } = (await admin.call<{ version: number }>('admin/business')).body;
  const next = { ...shippedBusiness, name: 'Granite & Tide', supportEmail: 'ahoy@granite.example', version };
  expect((await admin.call('admin/business', 'PUT', next)).status).toBe(200);
  await until(async () => (await elsewhere())?.body.name === 'Granite & Tide');
  const look = (await admin.call<{ version: number }>('admin/look')).body;
  const none = { logoLight: null, logoDark: null, icon: null, hero: null, video: null, social: null };
  const colors = { accent: '#ff7a59', ink: '#0d1430' };
  const published = { ...none, colors, version: look.version };
  expect((await admin.call('admin/look', 'PUT', published)).status).toBe(200);
  await until(async () => {
    const { text } = await request(`http://127.0.0.1:${port}/contact`);
    return text.includes('--lime:#ff7a59');
  });

  const user = aPerson();
  await admin.sale(new Shop(system), anOrderRequest({ user }));
  const mail = await until(async () => (await mailsTo(String(user.email)))[0]);
  expect(mail.subject).toContain('Granite & Tide');
  expect(mail.html).toContain('background:#0d1430');
  // Without MAIL_FROM, mails come from the support address.
  expect(await sourceOf(mail)).toMatch(/^From: "Granite & Tide" <ahoy@granite\.example>/m);
});
