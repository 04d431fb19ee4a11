import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import PostalMime from 'postal-mime';
import { type SmtpSink, startSmtpSink } from '../../../tools/src/smtp-sink/server.ts';
import { type BulkMail, BulkSmtpGateway } from '../../src/platform/mail/bulk-smtp.gateway.ts';
import { mailEnv } from '../harness/mail-env.ts';

let sink: SmtpSink;
let gateway: BulkSmtpGateway;
beforeAll(async () => {
  sink = await startSmtpSink({ keep: true });
  gateway = new BulkSmtpGateway(mailEnv({ SMTP_URL: sink.url }));
});
afterAll(async () => {
  gateway.onApplicationShutdown();
  await sink.close();
});

/** @returns the raw message and the parsed one */
async function sent(fields: BulkMail) {
  const mail = {
    from: { name: 'Ironbloom', address: 'hello@ironbloom.example' },
    to: { name: 'Zoë Ågren', address: 'zoe@example.com' },
    subject: 'News',
    html: '<p>Zoë</p>',
    text: 'Zoë',
    messageId: '<1@ironbloom.example>',
    ...fields,
  };
  expect(await gateway.send(mail)).toEqual({ kind: 'sent' });
  const raw = sink.messages.get('zoe@example.com')!;
  return { raw, read: await PostalMime.parse(raw) };
}

describe('a message of a broadcast', () => {
  it.each([
    ['words', 'Hello'],
    ['letters of other scripts', 'नमस्ते ज़ोई, 👋🏽 ß\nnext'],
    ['long lines', `${'word '.repeat(400)}\n${'x'.repeat(5_000)}`],
    ['spaces and tabs before a break', 'a \nb\t\n \n\n.\n..\nFrom here\n'],
    ['what looks encoded', '=20 = == =\n--=_\n--'],
  ])('arrives with %s unchanged, in lines of valid length', async (_, words) => {
    const { raw, read } = await sent({ html: `<div>${words}</div>`, text: words });
    const lines = (text: string | undefined) => text?.replaceAll('\r\n', '\n').replace(/\n+$/, '');
    expect(lines(read.text)).toBe(lines(words));
    expect(lines(read.html)).toBe(`<div>${words}</div>`);
    expect(raw.split('\r\n').filter((line) => line.length > 78)).toEqual([]);
    expect(raw).not.toMatch(/[^\r]\n|\r[^\n]|[^\0-\x7f]/);
  });

  it('has valid headers in any script', async () => {
    const name = 'Ironbloom, das Zentrum für Kraft';
    const subject =
      'Nachrichten für Zoë, und zwar so viele, dass sie in eine einzige Zeile nicht mehr passen';
    const unsubscribe = `<https://ironbloom.example/unsubscribe/${'x'.repeat(60)}>`;
    const { read } = await sent({
      from: { name, address: 'hello@ironbloom.example' },
      replyTo: 'support@ironbloom.example',
      subject,
      headers: { 'List-Unsubscribe': unsubscribe, Precedence: 'bulk' },
    });
    expect(read).toMatchObject({
      from: { name, address: 'hello@ironbloom.example' },
      to: [{ name: 'Zoë Ågren', address: 'zoe@example.com' }],
      replyTo: [{ address: 'support@ironbloom.example' }],
      subject,
      messageId: '<1@ironbloom.example>',
    });
    const values = Object.fromEntries(read.headers.map(({ key, value }) => [key, value]));
    expect(values).toMatchObject({ 'list-unsubscribe': unsubscribe, precedence: 'bulk' });
  });

  it('has no headers injected by a name', async () => {
    const to = { name: 'Zoë "Zed"\r\nBcc: victim@example.com', address: 'zoe@example.com' };
    expect((await sent({ to })).raw).not.toMatch(/^Bcc:/m);
  });

  it('has its pictures inline', async () => {
    const content = Buffer.from('not really a picture'.repeat(10));
    const attachments = [{ filename: 'Käse.png', contentType: 'image/png', cid: 'card', content }];
    const { read } = await sent({ attachments, html: '<img src="cid:card">' });
    const [picture, ...others] = read.attachments;
    expect(others).toEqual([]);
    expect(picture).toMatchObject({
      filename: 'Käse.png',
      contentId: '<card>',
      disposition: 'inline',
      related: true,
    });
    expect(Buffer.from(picture!.content as ArrayBuffer)).toEqual(content);
  });
});
