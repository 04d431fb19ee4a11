import { mailAddress } from '@ironbloom/brand/mail-address';
import { Injectable } from '@nestjs/common';
import { v7 as uuidv7 } from 'uuid';
import type { Transaction } from '../../platform/database/unit-of-work.ts';
import { Outbox } from '../../platform/jobs/outbox/outbox.ts';
import type { MailTemplate, MailTemplates } from '../../platform/mail/mail-names.ts';

export interface MailRequest<Template extends MailTemplate> {
  /** What the mail is about (`receipt:<payment id>`). A second request with the same key is no mail. */
  key: string;
  template: Template;
  to: { email: string; name: string | null };
  /** Where an answer goes, when not to us. */
  replyTo?: string;
  data: MailTemplates[Template];
}

/** Promises mails. They are composed and sent by the worker. */
@Injectable()
export class Mail {
  constructor(private readonly outbox: Outbox) {}

  /** The mail goes out if, and only if, `tx` commits; none to somebody who was erased. */
  async enqueue<Template extends MailTemplate>(
    tx: Transaction,
    request: MailRequest<Template>,
  ): Promise<void> {
    const { key, template, to, replyTo, data } = request;
    // Nobody has an address there (RFC 2606): a purchase of somebody who was erased.
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
