import { mailAddress } from '@ironbloom/brand/mail-address';
import { Injectable } from '@nestjs/common';
import { v7 as uuidv7 } from 'uuid';
import type { Transaction } from '../../platform/database/unit-of-work.ts';
import { Outbox } from '../../platform/jobs/outbox.ts';
import type { MailTemplate, MailTemplates } from '../../platform/mail/mail-names.ts';
import type { MailAttachment } from '../../platform/mail/smtp.gateway.ts';

export interface MailRequest<Template extends MailTemplate> {
  /** Idempotency key: template and what the mail is about (`receipt:<payment id>`). A second request with it sends nothing. */
  key: string;
  template: Template;
  to: { email: string; name: string | null };
  /** Reply address, if not ours. */
  replyTo?: string;
  data: MailTemplates[Template];
}

/** Requests mails, which the worker composes and sends. */
@Injectable()
export class Mail {
  constructor(private readonly outbox: Outbox) {}

  /** The mail is sent if `tx` commits; none to erased people. */
  async enqueue<Template extends MailTemplate>(
    tx: Transaction,
    request: MailRequest<Template>,
  ): Promise<void> {
    const { key, template, to, replyTo, data } = request;
    // An alias of an erased person (RFC 2606).
    if (to.email.endsWith('.invalid')) return;
    const [created] = await tx.rows<{ id: string }>(
      `INSERT INTO mails (id, key, template, to_email, to_name, reply_to, data)
       VALUES ($1, $2, $3, $4, $5, $6, $7)
       ON CONFLICT (key) DO NOTHING RETURNING id`,
      [uuidv7(), key, template, mailAddress(to.email) ?? to.email, to.name, replyTo ?? null, data],
    );
    if (created) await this.outbox.add(tx, 'mail.send', { mailId: created.id });
  }
}

/** @param id second part of the mail's key: the payment id of `receipt:<payment id>` */
type AttachmentSource = (id: string) => Promise<MailAttachment[]>;

/** Attachments per template. Modules register sources when the worker starts; they are read when a mail is sent. */
@Injectable()
export class MailAttachments {
  private readonly sources = new Map<MailTemplate, AttachmentSource>();

  /** When `source` throws, the mail is retried. */
  provide(template: MailTemplate, source: AttachmentSource): void {
    this.sources.set(template, source);
  }

  /** @param key of the mail */
  async read(template: MailTemplate, key: string): Promise<MailAttachment[]> {
    const [, subject] = key.split(':');
    const source = this.sources.get(template);
    return source && subject ? source(subject) : [];
  }
}
