import { business } from '@ironbloom/brand';
import { contactName } from '@ironbloom/brand/contact-name';
import { mailAddressKey } from '@ironbloom/brand/mail-address';
import { Inject, Injectable } from '@nestjs/common';
import { v7 as uuidv7 } from 'uuid';
import { ActivityLog } from '../../activity/activity-log.service.ts';
import { ENV } from '../../../config/config.module.ts';
import type { Env } from '../../../config/env.ts';
import { renderBroadcast } from '../../../platform/mail/templates.ts';
import { ErasedPeople } from '../../privacy/erasure/erased-people.ts';
import { UnitOfWork } from '../../../platform/database/unit-of-work.ts';
import type { Actor } from '../../../platform/security/current-user.ts';
import { oneLine } from '../core/one-line.domain.ts';
import { readAttachments } from './attachments.ts';
import { mailText, sanitizeMailHtml } from './broadcast-html.ts';
import { personaliseHtml } from './placeholders.domain.ts';
import type { BroadcastQuery, CreateBroadcast, MessageSize } from '../core/broadcasts.dto.ts';
import { broadcastError } from '../core/broadcasts.errors.ts';
import { type BroadcastRow, BroadcastsRepository, type SentMessage } from '../core/broadcasts.repository.ts';

export interface Recipient {
  id: string;
  email: string;
  name: string | null;
}

export interface CreatedBroadcast extends BroadcastRow {
  dropped: { invalid: number; duplicate: number };
}

const MAX_NAME_LENGTH = 200;
/** Of the link out (`UnsubscribeTokens`). */
const TOKEN_LENGTH = 43;

/** Makes broadcasts: what they say and who gets them is frozen in one transaction. */
@Injectable()
export class BroadcastsService {
  constructor(
    @Inject(ENV) private readonly env: Env,
    private readonly db: UnitOfWork,
    private readonly broadcasts: BroadcastsRepository,
    private readonly activity: ActivityLog,
    private readonly erased: ErasedPeople,
  ) {}

  /**
   * The same intent key again answers with the broadcast that it made, and never swallows another.
   * @throws DomainError `NO_RECIPIENTS`, `EMPTY_BODY`, `BAD_ATTACHMENT`, `ATTACHMENTS_TOO_LARGE`,
   *   `SCHEDULED_IN_THE_PAST`, `DRAFT_SENT`
   */
  async create(input: CreateBroadcast, actor: Actor, single = false): Promise<CreatedBroadcast> {
    const { recipients, dropped } = readRecipients(input.recipients);
    if (recipients.length === 0) throw broadcastError('NO_RECIPIENTS');
    const scheduledAt = input.scheduledAt ? new Date(input.scheduledAt) : null;
    const attachments = readAttachments(input.attachments);
    const bodyHtml = sanitizeMailHtml(input.bodyHtml);
    const bodyText = mailText(bodyHtml);
    if (bodyText === '' && !bodyHtml.includes('<img')) throw broadcastError('EMPTY_BODY');
    const { intentKey, subject } = input;
    // broadcast-4.
    const fromName = input.fromName || business().name;
    const id = uuidv7();
    const createdBy = actor.email;
    const broadcast = {
      id,
      intentKey,
      subject,
      fromName,
      bodyHtml,
      bodyText,
      single,
      scheduledAt,
      createdBy,
    };
    const emails = recipients.map(({ email }) => email);
    await this.db.run(async (tx) => {
      if (!(await this.broadcasts.insert(tx, broadcast, recipients.length))) {
        if (await this.broadcasts.isRepeated(tx, broadcast, emails)) return;
        throw broadcastError('DRAFT_SENT');
      }
      // Of a new one only: the answer to a retry may come after its time.
      if (scheduledAt && scheduledAt.getTime() <= Date.now()) throw broadcastError('SCHEDULED_IN_THE_PAST');
      await this.broadcasts.freeze(tx, id, recipients, await this.erased.among(emails, tx));
      await this.broadcasts.attach(tx, id, attachments);
      const after = { subject, recipients: recipients.length, scheduledAt };
      await this.activity.record(tx, actor, {
        action: 'Created',
        feature: single ? 'Email' : 'Broadcast',
        changes: { before: null, after },
      });
    });
    const row = await this.broadcasts.findByIntent(intentKey);
    if (!row) throw broadcastError('BROADCAST_NOT_FOUND');
    return { ...row, dropped };
  }

  /** Bytes of the HTML that goes to one recipient, in its frame; no name and no link of theirs is longer than usual. */
  sizeOf({ subject, bodyHtml }: MessageSize): number {
    const { PUBLIC_URL } = this.env;
    const reader = { name: null, email: 'somebody@example.com' };
    const html = personaliseHtml(sanitizeMailHtml(bodyHtml), reader);
    const unsubscribeUrl = `${PUBLIC_URL}/unsubscribe/${'x'.repeat(TOKEN_LENGTH)}`;
    return Buffer.byteLength(renderBroadcast({ subject, bodyHtml: html, unsubscribeUrl }, PUBLIC_URL));
  }

  /** Newest first, with how many there are in all. @param query `page` counts from 1 */
  list({ page, limit, status }: BroadcastQuery) {
    return this.broadcasts.list(page, limit, status);
  }

  /** @throws DomainError `BROADCAST_NOT_FOUND` */
  async get(id: string): Promise<BroadcastRow> {
    const row = await this.broadcasts.find(id);
    if (!row) throw broadcastError('BROADCAST_NOT_FOUND');
    return row;
  }

  /** @throws DomainError `BROADCAST_NOT_FOUND` */
  async message(id: string): Promise<SentMessage> {
    const message = await this.broadcasts.message(id);
    if (!message) throw broadcastError('BROADCAST_NOT_FOUND');
    return message;
  }
}

/** One row per mailbox, the first name given counts. */
function readRecipients(inputs: CreateBroadcast['recipients']) {
  const seen = new Map<string, Recipient>();
  const dropped = { invalid: 0, duplicate: 0 };
  for (const { email, name } of inputs) {
    const address = mailAddressKey(email);
    if (!address) dropped.invalid += 1;
    else if (seen.has(address)) dropped.duplicate += 1;
    else
      seen.set(address, {
        id: uuidv7(),
        email: address,
        name: contactName(oneLine(name ?? '', MAX_NAME_LENGTH)) || null,
      });
  }
  return { recipients: [...seen.values()], dropped };
}
