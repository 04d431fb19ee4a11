import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { anImage } from '../factories/images.ts';
import { aPerson, BUDDY_6_PAISE } from '../factories/order-request.ts';
import { request } from '../harness/client.ts';
import { AdminClient } from '../harness/admin-client.ts';
import { Shop } from '../harness/shop.ts';
import { sessionToken } from '../harness/session.ts';
import { startSystem, type TestSystem } from '../harness/system.ts';
import { until } from '../harness/until.ts';
import { type ApiDocument, type Attack, attacksOn, operationsOf, type Sense } from './hostile-input.ts';

const CONCURRENCY = 12;

let system: TestSystem;
/** By the beginning of an address: values that reach the database. */
let senses: Record<string, Sense>;

beforeAll(async () => {
  system = await startSystem();
  await system.startWorker();
  const sale = await (await AdminClient.create(system)).sale(new Shop(system));
  const [message] = await system.db.rows<{ id: string }>(
    `INSERT INTO contact_messages (id, name, email, number, message)
     VALUES (gen_random_uuid(), 'A', 'a@example.com', '1', 'Hello') RETURNING id`,
  );
  const contentBase64 = (await anImage()).toString('base64');
  const picture = { filename: 'one.png', contentBase64, contentType: 'image/png', cid: 'one' };
  senses = {
    '/api/payments/admin': { id: sale.paymentId },
    '/api/contact/admin/messages': { id: message!.id },
    '/api/payments/orders': {
      body: { trainingType: 'buddy', duration: 6, amount: BUDDY_6_PAISE, user: aPerson(), buddy: aPerson() },
    },
    '/api/broadcasts': { body: { attachments: [picture], scheduledAt: '2099-01-01T00:00:00Z' } },
    '/api/users/admin/send-email': { body: { attachments: [picture] } },
    // The honeypot: nothing is stored when it is filled in.
    '/api/contact': { body: { website: '' } },
  };
});
afterAll(() => system.stop());

/** An admin for every route: some routes end all sessions. */
async function anAdmin(): Promise<string> {
  const id = randomUUID();
  await system.db.rows(
    `INSERT INTO users (id, email, name, role, email_verified_at) VALUES ($1, $2, 'Owner', 'owner', now())`,
    [id, `${id}@example.com`],
  );
  return sessionToken(system, id);
}

/** zod's words for a rule without its own message. */
const SCHEMA_ENGLISH = /"(Invalid (?!OTP|email")|Too (big|small):|Unrecognized key)/;

/** What is wrong with the answer; empty for one that the API promises. */
async function faultOf({ method, path, body, type }: Attack, token: string): Promise<string | undefined> {
  const response = await request(system.url + path, {
    method,
    headers: { authorization: `Bearer ${token}`, ...(type && { 'content-type': type }) },
    ...(body !== undefined && { body }),
  });
  const { status, text } = response;
  if (status < 400) return undefined;
  const said = `${status} ${text.slice(0, 160)}`;
  if (status >= 500) return said;
  const error = parsed(text);
  const asPromised =
    error?.['statusCode'] === status &&
    /^[A-Z][A-Z_]+$/.test(String(error['code'])) &&
    /^\S.{4,}/.test(String(error['message'])) &&
    typeof error['requestId'] === 'string';
  if (!asPromised) return `not in the form of errors: ${said}`;
  return SCHEMA_ENGLISH.test(text) ? `in the words of a library: ${said}` : undefined;
}

function parsed(text: string): Record<string, unknown> | undefined {
  try {
    return JSON.parse(text) as Record<string, unknown>;
  } catch {
    return undefined;
  }
}

async function faults(attacks: Attack[], token: string): Promise<string[]> {
  const found: string[] = [];
  const waiting = attacks.values();
  const one = async () => {
    for (const attack of waiting) {
      const fault = await faultOf(attack, token);
      if (fault) found.push(`${attack.method} ${attack.what} → ${fault}`);
    }
  };
  await Promise.all(Array.from({ length: CONCURRENCY }, one));
  return found;
}

describe('hostile input', () => {
  it('gets a valid error answer from every route', async () => {
    const document = JSON.parse((await request(`${system.url}/api/openapi.json`)).text) as ApiDocument;
    const operations = operationsOf(document);
    expect(operations.length).toBeGreaterThan(70);
    const found: string[] = [];
    for (const operation of operations) {
      const sense = Object.entries(senses).find(([prefix]) => operation.path.startsWith(prefix))?.[1];
      found.push(...(await faults(attacksOn(operation, sense), await anAdmin())));
    }
    expect(found).toEqual([]);
    // A valid request also works.
    await until(async () => (await system.db.rows('SELECT 1 FROM outbox')).length === 0, 120_000);
    expect(await system.db.rows(`SELECT template, error FROM mails WHERE status <> 'sent'`)).toEqual([]);
    // Thousands of requests take long on a slow machine.
  }, 300_000);
});
