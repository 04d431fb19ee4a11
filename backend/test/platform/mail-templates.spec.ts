import { setBusiness, setPromises, shippedBusiness, shippedPromises } from '@ironbloom/brand';
import { setLook, shippedLook } from '@ironbloom/brand/look';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { MailerService } from '@nestjs-modules/mailer';
import { mkdirSync, writeFileSync } from 'node:fs';
import type { Env } from '../../src/config/env.ts';
import { modules } from '../../src/modules/index.ts';
import { declareModules } from '../../src/platform/declarations.ts';
import { mailDefinitions } from '../../src/platform/mail/declared-mails.ts';
import { MailAdapter } from '../../src/platform/mail/mail-adapter.ts';
import type { MailTemplate } from '../../src/platform/mail/mail-names.ts';
import { SmtpGateway } from '../../src/platform/mail/smtp.gateway.ts';
import { renderBroadcast, TEMPLATES } from '../../src/platform/mail/templates.ts';
import { sampleMails } from '../factories/sample-mails.ts';

interface Written {
  subject: string;
  html: string;
  text: string;
}

const SITE = 'https://site.example';
const names = Object.keys(sampleMails) as MailTemplate[];
/** PICTURES=<folder> keeps the mails for inspection. */
const { PICTURES } = process.env;

/** They ask for nothing, or for a code that is typed. */
const WITHOUT_BUTTON: readonly MailTemplate[] = ['refund', 'test-mail', 'verify-email'];

let write: (template: MailTemplate, name: string | null) => Promise<Written>;

beforeAll(() => {
  declareModules(modules);
  setBusiness(shippedBusiness);
  setPromises(shippedPromises);
  setLook(shippedLook);
  const mailer = new MailerService(
    { transport: { jsonTransport: true }, template: { dir: TEMPLATES, adapter: new MailAdapter() } },
    undefined as never,
  );
  write = async (template, name) => {
    let written = '';
    const sending = {
      sendMail: async (mail: Parameters<MailerService['sendMail']>[0]) => {
        written = ((await mailer.sendMail(mail)) as { message: string }).message;
      },
    } as unknown as MailerService;
    await new SmtpGateway({ PUBLIC_URL: SITE } as Env, sending).send({
      template,
      data: sampleMails[template],
      to: { email: 'asha@example.com', name },
      replyTo: null,
      messageId: '<1@site.example>',
    });
    return JSON.parse(written) as Written;
  };
  if (PICTURES) mkdirSync(PICTURES, { recursive: true });
});

it('the samples are all mails', () => {
  expect(names.toSorted()).toEqual(Object.keys(mailDefinitions()).toSorted());
});

describe.each(names)('the mail %s', (name) => {
  it('says the same in HTML and in text, with its button and without an empty value', async () => {
    const { subject, html, text } = await write(name, 'S. Asha Rao');
    if (PICTURES) {
      writeFileSync(`${PICTURES}/${name}.html`, html);
      writeFileSync(`${PICTURES}/${name}.txt`, `${subject}\n\n${text}`);
    }
    const buttons = [...html.matchAll(/class="action"[^]*?href="([^"]+)"/g)].map(([, href]) => href!);
    expect(buttons).toHaveLength(WITHOUT_BUTTON.includes(name) ? 0 : 1);
    const addresses = buttons.map((href) => href.replaceAll('&amp;', '&').replaceAll('&#x3D;', '='));
    for (const address of addresses.filter((each) => each.startsWith('http'))) {
      expect(text.split('\n')).toContain(address);
    }
    const { team } = mailDefinitions()[name];
    expect([html.includes('>Hi Asha,</p>'), text.startsWith('Hi Asha,\n\n')]).toEqual([!team, !team]);
    for (const part of [subject, html, text]) expect(part).not.toMatch(/\{\{|\}\}|undefined|null|\[object/);
    for (const value of textsIn(sampleMails[name])) {
      expect(`${subject}\n${text}`).toContain(value);
    }
    expect(html).toContain('/logo-horizontal.png" width="211" height="28" alt="Ironbloom"');
    expect(text).not.toMatch(/\n{3}/);
    expect(text).toContain('Ironbloom Coaching Private Limited, 14 Example Road');
  });
});

/** Values that a reader is told: all but the addresses. */
function textsIn(data: object): string[] {
  return Object.entries(data).flatMap(([key, value]: [string, unknown]) => {
    if (typeof value === 'object' && value !== null) return textsIn(value);
    const isTold = typeof value === 'string' && !['path', 'coach'].includes(key);
    return isTold ? [value] : [];
  });
}

it('a name that is none is not greeted', async () => {
  const { html, text } = await write('check-in-due', 'evil.example');
  expect(`${html} ${text}`).not.toMatch(/evil|Hi /);
});

it('a broadcast has the frame, its words and a link to unsubscribe', () => {
  const html = renderBroadcast(
    {
      subject: 'A & B',
      bodyHtml: '<p>Dear Asha,</p><p>The new plans are here.</p>',
      unsubscribeUrl: `${SITE}/unsubscribe/1`,
    },
    SITE,
  );
  if (PICTURES) writeFileSync(`${PICTURES}/broadcast.html`, html);
  expect(html).toContain('<title>A &amp; B</title>');
  expect(html).toContain('<p>Dear Asha,</p><p>The new plans are here.</p>');
  expect(html).toContain(`href="${SITE}/unsubscribe/1">Unsubscribe</a>`);
});
