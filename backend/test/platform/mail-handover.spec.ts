import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { MailAttachments } from '../../src/modules/mails/mails.service.ts';
import { MailRepository } from '../../src/modules/mails/mail.repository.ts';
import { MailSendProcessor } from '../../src/modules/mails/mail-send.processor.ts';
import type { SmtpGateway } from '../../src/platform/mail/smtp.gateway.ts';
import { UnitOfWork } from '../../src/platform/database/unit-of-work.ts';
import { startSystem, type TestSystem } from '../harness/system.ts';

let system: TestSystem;
beforeAll(async () => {
  system = await startSystem();
});
afterAll(() => system.stop());

it('a mail keeps its job when its holder releases it during another claim', async () => {
  const [mail] = await system.db.rows<{ id: string }>(
    `INSERT INTO mails (id, key, template, to_email, data, status, lease_until)
     VALUES ($1, 'held', 'account-exists', 'held@example.com', '{}', 'sending', now() + interval '1 hour') RETURNING id`,
    [randomUUID()],
  );
  const mailId = mail!.id;
  const db = system.app.get(UnitOfWork, { strict: false });
  const holder = new MailRepository(system.env, db);
  const busy = Object.assign(Object.create(db) as UnitOfWork, {
    async rows<Row>(text: string, parameters?: readonly unknown[]): Promise<Row[]> {
      const rows = await db.rows<Row>(text, parameters);
      await holder.requeue(mailId, '421 try again later');
      return rows;
    },
  });
  const unasked = { send: () => Promise.reject(new Error('sent by two')) } as unknown as SmtpGateway;
  const other = new MailSendProcessor(
    system.env,
    new MailRepository(system.env, busy),
    new MailAttachments(),
    unasked,
  );
  await expect(other.handle({ mailId })).rejects.toThrow('another worker has this mail');
});
