import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { ErrorAnswer } from '../harness/client.ts';
import { mailsTo } from '../harness/mailbox.ts';
import { AdminClient } from '../harness/admin-client.ts';
import { Shop } from '../harness/shop.ts';
import { startSystem, type TestSystem } from '../harness/system.ts';
import { until } from '../harness/until.ts';

interface MailAnswer {
  _id: string;
  template: string;
  toEmail: string;
  status: string;
  attempts: number;
  error: string | null;
  sentAt: string | null;
}
interface Mails {
  items: MailAnswer[];
  total: number;
}

let system: TestSystem;
let admin: AdminClient;

beforeAll(async () => {
  system = await startSystem();
  admin = await AdminClient.create(system);
  await system.startWorker();
});
afterAll(() => system.stop());

const list = async (query = '') => (await admin.call<Mails>(`admin/mails${query && `?${query}`}`)).body;
const retry = (id: string) => admin.call<ErrorAnswer>(`admin/mails/${id}/retry`, 'POST', {});

/** A permanently refused mail without a pending retry. */
async function aFailedMail(template: string, key = `${template}:${randomUUID()}`): Promise<string> {
  const data = { name: 'Priya', email: 'p@example.com', number: '1', message: 'Hello' };
  const [mail] = await system.db.rows<{ id: string }>(
    `INSERT INTO mails (id, key, template, to_email, data, status, attempts, error)
     VALUES (gen_random_uuid(), $1, $2, $3, $4, 'failed', 1, '550 no such user') RETURNING id`,
    [key, template, `${randomUUID()}@example.com`, data],
  );
  return mail!.id;
}

describe('mails', () => {
  it('are listed with their outcome, without their content', async () => {
    const shop = new Shop(system);
    const sale = await admin.sale(shop);
    const { email } = await shop.payment(sale.orderId);
    await until(async () => (await list('status=sent')).items.some(({ toEmail }) => toEmail === email));
    const sent = (await list('status=sent')).items.find(({ toEmail }) => toEmail === email);
    expect(sent).toMatchObject({ template: 'receipt', toEmail: email, attempts: 1, error: null });
    expect(Object.keys(sent!).toSorted()).toEqual(
      ['_id', 'attempts', 'createdAt', 'error', 'sentAt', 'status', 'template', 'toEmail'].toSorted(),
    );
    const failed = await aFailedMail('contact-message');
    await system.db.rows(
      `INSERT INTO mails (id, key, template, to_email, data, status, lease_until)
       VALUES (gen_random_uuid(), 'being-sent', 'account-exists', 'b@example.com', '{}', 'sending', now() + interval '1 hour')`,
    );
    expect((await list('status=failed')).items).toMatchObject([
      { _id: failed, status: 'failed', error: '550 no such user' },
    ]);
    expect((await list('status=queued')).items).toMatchObject([
      { toEmail: 'b@example.com', status: 'queued' },
    ]);
    // The receipt, the buddy's welcome, the owner's notice, and these two.
    expect((await list()).total).toBe(5);
    expect((await admin.call('admin/mails?status=sending')).status).toBe(400);
  });

  it('that failed are sent once on retry, however often it is requested', async () => {
    const id = await aFailedMail('contact-message');
    const answers = await Promise.all(Array.from({ length: 5 }, () => retry(id)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([202, 409, 409, 409, 409]);
    const mail = await until(async () => (await list('status=sent')).items.find(({ _id }) => _id === id));
    expect(mail).toMatchObject({ attempts: 2, error: null });
    expect(await mailsTo(mail.toEmail)).toHaveLength(1);
    expect((await retry(id)).body.code).toBe('MAIL_NOT_FAILED');
    expect((await admin.activities())[0]).toMatchObject({
      action: 'Retried a mail',
      feature: 'Mail',
      changes: {
        before: { _id: id, status: 'failed', error: '550 no such user' },
        after: { status: 'queued' },
      },
    });
  });

  it('with a one-time code cannot be retried', async () => {
    const { status, body } = await retry(await aFailedMail('verify-email'));
    expect([status, body.code]).toEqual([409, 'MAIL_WAS_SECRET']);
    expect((await retry(randomUUID())).status).toBe(404);
  });
});
