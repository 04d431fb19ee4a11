import { Injectable } from '@nestjs/common';
import type { MailTemplate } from '../../platform/mail/mail-names.ts';
import type { MailAttachment } from '../../platform/mail/smtp.gateway.ts';

/** @param subject the second part of the mail's key: the payment of `receipt:<payment id>` */
type Source = (subject: string) => Promise<MailAttachment[]>;

/** What goes along with mails of a template. Modules say so when the worker starts; a mail asks when it is sent. */
@Injectable()
export class MailAttachments {
  private readonly sources = new Map<MailTemplate, Source>();

  /** What `source` throws lets the mail wait and be tried again. */
  provide(template: MailTemplate, source: Source): void {
    this.sources.set(template, source);
  }

  /** @param key of the mail */
  async of(template: MailTemplate, key: string): Promise<MailAttachment[]> {
    const [, subject] = key.split(':');
    const source = this.sources.get(template);
    return source && subject ? source(subject) : [];
  }
}
