import { type MailPage, mailText } from '@ironbloom/brand/mail-page';
import type { MailerOptions } from '@nestjs-modules/mailer';
import { HandlebarsAdapter } from '@nestjs-modules/mailer/adapters/handlebars.adapter';
import Handlebars from 'handlebars';
import { mailDefinitions } from './declared-mails.ts';
import type { MailTemplate } from './mail-names.ts';
import { readTemplate, registerPartials } from './templates.ts';

interface PlainParts {
  subject: HandlebarsTemplateDelegate;
  text: HandlebarsTemplateDelegate;
}

/** What this adapter uses of nodemailer's message. */
interface WrittenMail {
  data: { template: string; context: MailPage & { siteUrl: string }; subject: string; text: string };
}

/** Plain text needs no HTML escaping, which would show `&amp;`. */
const plain = (source: string) => Handlebars.compile(source, { noEscape: true, strict: true });

/**
 * Renders HTML, text and subject; the mailer's own adapter renders HTML only, and would compile a subject with typed text as a
 * template.
 */
export class MailAdapter extends HandlebarsAdapter {
  private readonly plainParts: ReadonlyMap<MailTemplate, PlainParts>;

  /** @throws Error when a declared mail has no template for its HTML or its text */
  constructor() {
    super(undefined, { inlineCssEnabled: false });
    registerPartials();
    this.plainParts = new Map(
      Object.entries(mailDefinitions()).map(([name, { subject }]) => {
        readTemplate(`${name}.html.hbs`);
        return [
          name as MailTemplate,
          { subject: plain(subject), text: plain(readTemplate(`${name}.text.hbs`)) },
        ];
      }),
    );
  }

  /** Called by the mailer. @param done receives template errors */
  override compile(mail: WrittenMail, done: (error?: Error) => void, options: MailerOptions): void {
    const { data } = mail;
    const template = data.template as MailTemplate;
    const { subject, text } = this.plainParts.get(template)!;
    data.subject = subject(data.context).replace(/\s+/g, ' ').trim();
    data.text = mailText(data.context, data.context.siteUrl, text(data.context));
    data.template = `${template}.html.hbs`;
    super.compile(mail, done, options);
  }
}
