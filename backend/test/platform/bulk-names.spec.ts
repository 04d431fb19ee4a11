import crypto from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { MailerService } from '@nestjs-modules/mailer';
import { type SmtpSink, startSmtpSink } from '../../../tools/src/smtp-sink/server.ts';
import { type BulkMail, bulkMessage } from '../../src/platform/mail/bulk-message.ts';
import { BulkSmtpGateway } from '../../src/platform/mail/bulk-smtp.gateway.ts';
import { mailerOptions } from '../../src/platform/mail/mailer-options.ts';
import { SmtpPools } from '../../src/platform/mail/smtp-pools.ts';
import { mailEnv } from '../harness/mail-env.ts';

const MESSAGES = 20;
const card = Buffer.from('not really a picture');
const attachments = [{ filename: 'card.png', contentType: 'image/png', cid: 'card', content: card }];

/** To the `n`th recipient of one broadcast, who shares its pictures with all others. */
const aMail = (n: number): BulkMail => ({
  shared: {
    from: { name: 'Ironbloom', address: 'hello@ironbloom.example' },
    headers: { Precedence: 'bulk' },
  },
  to: { name: 'Asha', address: `asha-${n}@example.com` },
  subject: 'News',
  html: '<p>Hello <img src="cid:card"></p>',
  text: 'Hello',
  messageId: `<${n}@ironbloom.example>`,
  headers: {},
  attachments,
});

let sink: SmtpSink;
let gateway: BulkSmtpGateway;
const pools = new SmtpPools();
beforeAll(async () => {
  sink = await startSmtpSink({ keep: true });
  // Each connection draws a name for itself: there is the first message's alone.
  const env = mailEnv({ SMTP_URL: sink.url, BROADCAST_CONCURRENCY: '1' });
  gateway = new BulkSmtpGateway(new MailerService(mailerOptions(env), pools));
});
afterEach(() => {
  jest.restoreAllMocks();
});
afterAll(async () => {
  pools.onApplicationShutdown();
  await sink.close();
});

/** @returns how many random names were drawn for twenty messages, after a first one for what they share */
async function drawnFor(deal: (mail: BulkMail) => Promise<unknown>): Promise<number> {
  await deal(aMail(0));
  const bytes = jest.spyOn(crypto, 'randomBytes');
  const ids = jest.spyOn(crypto, 'randomUUID');
  for (let n = 1; n <= MESSAGES; n += 1) await deal(aMail(n));
  return bytes.mock.calls.length + ids.mock.calls.length;
}

describe('A message to many', () => {
  it('is written without a random name', async () => {
    expect(await drawnFor(bulkMessage)).toBe(0);
  });

  it('goes out under its own id, with no more than the boundary that nodemailer draws whatever it is given', async () => {
    expect(await drawnFor((mail) => gateway.send(mail))).toBeLessThanOrEqual(MESSAGES);
    expect(sink.delivered.size).toBe(MESSAGES + 1);
    expect(sink.messages.get(`asha-${MESSAGES}@example.com`)).toContain(
      `Message-ID: <${MESSAGES}@ironbloom.example>`,
    );
  });
});
