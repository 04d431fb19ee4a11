import { shippedBusiness } from '@ironbloom/brand';
import { paletteOf, shippedLook } from '@ironbloom/brand/look';
import { MailerService } from '@nestjs-modules/mailer';
import { describe, expect, it } from '@jest/globals';
import { modules } from '../../src/modules/index.ts';
import { declareModules } from '../../src/platform/declarations.ts';
import { MailAdapter } from '../../src/platform/mail/mail-adapter.ts';
import { TEMPLATES } from '../../src/platform/mail/templates.ts';

/** The mail as sent, by part. */
async function rendered(template: string, context: object) {
  const mailer = new MailerService(
    { transport: { jsonTransport: true }, template: { dir: TEMPLATES, adapter: new MailAdapter() } },
    undefined as never,
  );
  const { message } = (await mailer.sendMail({ template, context, to: 'us@example.com' })) as {
    message: string;
  };
  return JSON.parse(message) as { subject: string; html: string; text: string };
}

const contact = (name: string) => ({
  name,
  email: 'gita@example.com',
  number: '+91 98765 43210',
  message: 'Squats & rows, <b>daily</b>',
  business: shippedBusiness,
  colors: paletteOf(shippedLook.colors),
  logo: null,
  siteUrl: 'https://example.com',
});

describe('a mail', () => {
  it('escapes typed text in HTML, not in subject and text', async () => {
    const mail = await rendered('contact-message', contact('Rao & Sons'));
    expect(mail.subject).toBe('Message from Rao & Sons');
    expect(mail.text).toContain('Squats & rows, <b>daily</b>');
    expect(mail.html).toContain('Squats &amp; rows, &lt;b&gt;daily&lt;/b&gt;');
  });

  it('fails the start when its template is missing', () => {
    declareModules([...modules, { mails: { 'no-such-mail': { subject: 'Hello' } } as object }]);
    try {
      expect(() => new MailAdapter()).toThrow('no-such-mail');
    } finally {
      declareModules(modules);
    }
  });

  it('does not fill in placeholders typed by visitors', async () => {
    const mail = await rendered('contact-message', contact('{{email}}'));
    expect(mail.subject).toBe('Message from {{email}}');
    expect(mail.html).toContain('Message from {{email}}');
  });

  it('with missing data throws', async () => {
    await expect(rendered('contact-message', { name: 'Gita' })).rejects.toThrow(/not defined/);
  });
});
