import { describe, expect, it } from '@jest/globals';
import MailComposer from 'nodemailer/lib/mail-composer';
import { type BulkMail, bulkMessage } from './bulk-message.ts';

const aMail = (fields: Partial<BulkMail> = {}): BulkMail => ({
  shared: {
    from: { name: 'Ironbloom, das Zentrum für Kraft', address: 'hello@ironbloom.example' },
    replyTo: 'support@ironbloom.example',
    headers: { Precedence: 'bulk' },
  },
  to: { name: 'Zoë "Zed" Ågren\r\nBcc: victim@example.com', address: 'zoe@example.com' },
  subject: 'Nachrichten für Zoë, und zwar so viele, dass sie in eine einzige Zeile nicht mehr passen',
  html: '<p>Zoë</p>',
  text: 'Zoë\n',
  messageId: '<1@ironbloom.example>',
  headers: {
    'List-Unsubscribe': `<https://ironbloom.example/unsubscribe/${'x'.repeat(60)}>`,
  },
  attachments: [],
  ...fields,
});

/** The bodies between the lines of a boundary, each as its reader sees it. */
function bodies(message: string): string[] {
  return message
    .split(/\r\n--=_(?:versions|with-pictures)(?:--)?\r\n/)
    .filter((part) => part.startsWith('Content-Type: text/'))
    .map((part) => {
      const body = part.slice(part.indexOf('\r\n\r\n') + 4);
      return part.includes('Encoding: base64') ? Buffer.from(body, 'base64').toString() : decoded(body);
    });
}

function decoded(quotedPrintable: string): string {
  const bytes = quotedPrintable
    .replaceAll('=\r\n', '')
    .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(bytes, 'latin1').toString();
}

/** Unfolded, without what is the composer's own. */
function headers(message: string): string[] {
  const [head = ''] = message.split('\r\n\r\n');
  const lines = head.replace(/\r\n[ \t]+/g, ' ').split('\r\n');
  return lines.filter((line) => !/^(Date|Content-Type):/.test(line)).toSorted();
}

const written = async (mail: BulkMail) => (await bulkMessage(mail)).toString('latin1');

describe('A message to many', () => {
  it('has the headers that nodemailer would give it', async () => {
    const { attachments: _, shared, ...mail } = aMail();
    const all = { ...mail, ...shared, headers: { ...shared.headers, ...mail.headers } };
    const composed = await new MailComposer(all).compile().build();
    expect(headers(await written(aMail()))).toEqual(headers(composed.toString('latin1')));
  });

  it('has its own sender, whoever another message was from', async () => {
    const mail = aMail();
    await written(mail);
    const other = { ...mail.shared, from: { ...mail.shared.from, name: 'Somebody' }, replyTo: undefined };
    const message = await written({ ...mail, shared: other });
    expect(message).toMatch(/^From: Somebody <hello@ironbloom.example>$/m);
    expect(message).not.toContain('Reply-To');
  });

  it('lets no name begin a header', async () => {
    expect(await written(aMail())).not.toMatch(/^Bcc:/m);
  });

  it.each([
    ['words', 'Hello'],
    ['letters of other scripts', 'नमस्ते ज़ोई, 👋🏽 ß\nnext'],
    ['long lines', `${'word '.repeat(400)}\n${'x'.repeat(5_000)}`],
    ['paragraphs in one line', `<p>Hello</p><p>${'as ever '.repeat(30)}</p><p></p>`],
    ['spaces and tabs before a break', 'a \nb\t\n \n\n.\n..\nFrom here\n'],
    ['what looks encoded', '=20 = == =\n=_versions\n--=_versions--\n--=_with-pictures'],
  ])('brings %s as they were', async (_, body) => {
    const message = await written(aMail({ html: `<div>${body}</div>`, text: body }));
    expect(bodies(message)).toEqual(
      [body, `<div>${body}</div>`].map((each) => each.replaceAll('\n', '\r\n')),
    );
    const [, ...parts] = message.split('\r\n\r\n');
    expect(
      parts
        .join('\r\n')
        .split('\r\n')
        .filter((line) => line.length > 76),
    ).toEqual([]);
    expect(message).not.toMatch(/[^\r]\n|\r[^\n]|[^\0-\x7f]/);
  });

  it('writes what is mostly of another script as base64, as nodemailer does: it is half as long', async () => {
    const message = await written(aMail({ text: 'नमस्ते ज़ोई\nYours', html: '<p>नमस्ते</p>'.repeat(3) }));
    const encodings = [...message.matchAll(/^Content-Transfer-Encoding: (.*)\r$/gm)].map(([, name]) => name);
    expect(encodings).toEqual(['base64', 'base64']);
    expect(bodies(message)).toEqual(['नमस्ते ज़ोई\r\nYours', '<p>नमस्ते</p>'.repeat(3)]);
  });

  it('takes every kind of line break for one', async () => {
    const [text] = bodies(await written(aMail({ text: 'a\r\nb\rc\nd' })));
    expect(text).toBe('a\r\nb\r\nc\r\nd');
  });

  it('carries its pictures inside the HTML, the same for the next reader', async () => {
    const content = Buffer.from('not really a picture'.repeat(10));
    const attachments = [{ filename: 'Käse.png', contentType: 'image/png', cid: 'card', content }];
    const [one, other] = await Promise.all([
      written(aMail({ attachments })),
      written(aMail({ attachments, html: '<p>Max</p>' })),
    ]);
    for (const [message, name] of [
      [one, 'Zoë'],
      [other, 'Max'],
    ] as const) {
      expect(bodies(message)).toEqual(['Zoë\r\n', `<p>${name}</p>`]);
      const picture = message.split('\r\n--=_with-pictures')[2] ?? '';
      expect(picture).toContain('Content-ID: <card>');
      expect(picture).toMatch(/Content-Disposition: inline; filename/);
      expect(picture.split('\r\n\r\n')[1]?.replace(/\s/g, '')).toBe(content.toString('base64'));
      expect(message.endsWith('\r\n--=_with-pictures--\r\n\r\n--=_versions--\r\n')).toBe(true);
    }
  });
});
