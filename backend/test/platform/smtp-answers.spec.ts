import { once } from 'node:events';
import { createServer, type Server } from 'node:net';
import { createInterface } from 'node:readline';
import { afterEach, describe, expect, it } from '@jest/globals';
import { MailerService } from '@nestjs-modules/mailer';
import '../../src/modules/index.ts';
import type { Env } from '../../src/config/env.ts';
import { BulkSmtpGateway } from '../../src/platform/mail/bulk-smtp.gateway.ts';
import { SmtpGateway } from '../../src/platform/mail/smtp.gateway.ts';
import { MailerTransports, mailerOptions } from '../../src/platform/mail/smtp-transports.ts';
import { mailEnv } from '../harness/mail-env.ts';

/** Answer to an SMTP command; `''` hangs up. Others succeed. */
type Lines = Partial<Record<'CONN' | 'EHLO' | 'STARTTLS' | 'AUTH' | 'MAIL' | 'RCPT' | 'DATA' | '.', string>>;

const WELL: Required<Lines> = {
  CONN: '220 ready',
  EHLO: '250 here',
  STARTTLS: '502 5.5.1 not implemented',
  AUTH: '235 2.7.0 come in',
  MAIL: '250 ok',
  RCPT: '250 ok',
  DATA: '354 go on',
  '.': '250 taken',
};

let server: Server;
let commands: string[];
afterEach(() => {
  server.close();
});

/** @returns the port of a scripted SMTP server */
async function speaking(lines: Lines): Promise<number> {
  const answers = { ...WELL, ...lines };
  commands = [];
  server = createServer((socket) => {
    socket.on('error', () => undefined);
    const say = (what: keyof Lines): void => {
      if (answers[what]) socket.write(`${answers[what]}\r\n`);
      else socket.destroy();
    };
    let inMessage = false;
    say('CONN');
    createInterface(socket).on('line', (line) => {
      if (inMessage) {
        inMessage = line !== '.';
        if (!inMessage) say('.');
        return;
      }
      commands.push(line);
      const command = line.split(' ', 1)[0]?.toUpperCase() ?? '';
      inMessage = command === 'DATA' && answers.DATA.startsWith('354');
      if (command === 'QUIT') socket.end('221 bye\r\n');
      else if (command in answers) say(command as keyof Lines);
      else socket.write('502 5.5.1 what?\r\n');
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return (server.address() as { port: number }).port;
}

/** A mailer for that server, closed after its answer. */
async function withMailer<Answer>(
  url: string,
  ask: (mailer: MailerService, env: Env) => Promise<Answer>,
): Promise<Answer> {
  const env = mailEnv({ SMTP_URL: url });
  const transports = new MailerTransports();
  try {
    return await ask(new MailerService(mailerOptions(env), transports), env);
  } finally {
    transports.onApplicationShutdown();
  }
}

async function asBroadcast(url: string) {
  const gateway = new BulkSmtpGateway(mailEnv({ SMTP_URL: url }));
  const mail = { from: 'us@example.com', to: 'them@example.com', subject: 'Hello', text: 'Hello' };
  const { kind } = await gateway.send(mail);
  gateway.onApplicationShutdown();
  return kind;
}

/** @returns whether a receipt or code is given up or retried */
const asReceipt = (url: string, before: (mailer: MailerService) => Promise<void> = async () => undefined) =>
  withMailer(url, async (mailer, env) => {
    await before(mailer);
    try {
      const to = { email: 'them@example.com', name: null };
      const mail = {
        template: 'account-exists' as const,
        data: { name: 'Gita' },
        messageId: '<1@example.com>',
      };
      await new SmtpGateway(env, mailer).send({ ...mail, to, replyTo: null });
      return 'sent';
    } catch (error) {
      return (error as { permanent: boolean }).permanent ? 'given up' : 'comes again';
    }
  });

describe('an answer of the mail server means the same for every kind of mail', () => {
  it.each<[Lines, string, string]>([
    [{}, 'sent', 'sent'],
    [{ CONN: '421 4.3.2 busy' }, 'later', 'comes again'],
    [{ CONN: '554 5.7.1 your host is on a list' }, 'sender', 'comes again'],
    [{ CONN: '' }, 'later', 'comes again'],
    [{ MAIL: '530 5.7.0 authentication required' }, 'login', 'comes again'],
    [{ MAIL: '550 5.7.1 sender not allowed' }, 'sender', 'comes again'],
    [{ MAIL: '550 5.1.1 no such user' }, 'sender', 'comes again'],
    [{ MAIL: '501 5.1.7 bad sender' }, 'sender', 'comes again'],
    [{ MAIL: '451 4.3.0 try again' }, 'later', 'comes again'],
    [{ MAIL: '552 5.3.4 message too big' }, 'refused', 'given up'],
    [{ RCPT: '550 5.1.1 no such user' }, 'no-mailbox', 'given up'],
    [{ RCPT: '550 5.7.1 refused by policy' }, 'refused', 'given up'],
    [{ RCPT: '553 5.1.8 bad address of the sender' }, 'sender', 'comes again'],
    [{ RCPT: '530 5.7.0 authentication required' }, 'login', 'comes again'],
    [{ RCPT: '452 4.2.2 mailbox full' }, 'later', 'comes again'],
    [{ DATA: '554 5.7.1 no' }, 'refused', 'given up'],
    [{ '.': '554 5.7.1 spam' }, 'refused', 'given up'],
    [{ '.': '451 4.7.1 greylisted' }, 'later', 'comes again'],
    [{ '.': '' }, 'uncertain', 'comes again'],
  ])('%j: %s in a broadcast; a receipt is %s', async (lines, broadcast, receipt) => {
    const url = `smtp://127.0.0.1:${await speaking(lines)}`;
    expect([await asBroadcast(url), await asReceipt(url)]).toEqual([broadcast, receipt]);
  });
});

describe('a password for the mail server', () => {
  it('is never sent without TLS', async () => {
    const port = await speaking({ EHLO: '250-here\r\n250 AUTH PLAIN LOGIN' });
    const url = `smtp://user:s3cret@127.0.0.1:${port}`;
    expect([await asBroadcast(url), await asReceipt(url)]).toEqual(['sender', 'comes again']);
    expect(commands.filter((line) => line.startsWith('STARTTLS'))).toHaveLength(2);
    expect(commands.join('\n')).not.toMatch(/AUTH|MAIL/);
  });

  it('is not needed on localhost without TLS', async () => {
    expect(await asReceipt(`smtp://127.0.0.1:${await speaking({})}`)).toBe('sent');
    expect(commands.join('\n')).not.toMatch(/STARTTLS|AUTH/);
  });
});

describe('a mail that is sent while the worker stops', () => {
  it('is delivered: connections close last', async () => {
    const url = `smtp://127.0.0.1:${await speaking({})}`;
    expect(await asReceipt(url, (mailer) => mailer.onModuleDestroy())).toBe('sent');
  });
});
