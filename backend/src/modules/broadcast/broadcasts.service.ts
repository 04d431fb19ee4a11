import { business } from '@ironbloom/brand';
import { contactName } from '@ironbloom/brand/contact-name';
import { mailAddressKey } from '@ironbloom/brand/mail-address';
import { Inject, Injectable } from '@nestjs/common';
import { v7 as uuidv7 } from 'uuid';
import { ENV } from '../../config/config.module.ts';
import type { Env } from '../../config/env.ts';
import { UnitOfWork } from '../../platform/database/unit-of-work.ts';
import { type ImageType, imageTypeOf } from '../../platform/files/image-signature.ts';
import { renderBroadcast } from '../../platform/mail/templates.ts';
import type { Actor } from '../../platform/security/current-user.ts';
import { ActivityLog } from '../activity/activity-log.service.ts';
import { ErasedPeople } from '../privacy/erasure/erased-people.ts';
import { cleanMailHtml, mailText, sanitizeMailHtml } from './broadcast-html.ts';
import { oneLine, personaliseHtml } from './broadcast.domain.ts';
import { BroadcastAttachmentEntity, BroadcastEntity } from './broadcast.entity.ts';
import type { AttachmentInput, BroadcastQuery, CreateBroadcast, PreviewedMessage } from './broadcasts.dto.ts';
import { broadcastError } from './broadcasts.errors.ts';
import {
  type Attachment,
  BroadcastsRepository,
  type ListedBroadcast,
  type NewRecipient,
  type RecipientFilter,
} from './broadcasts.repository.ts';

const MAX_NAME_LENGTH = 200;
/** Of the unsubscribe link (`UnsubscribeTokens`). */
const TOKEN_LENGTH = 43;

/** Creates broadcasts: content and recipients are frozen in one transaction. */
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
   * Idempotent by the intent key; another message under the same key is refused.
   * @throws DomainError `NO_RECIPIENTS`, `EMPTY_BODY`, `BAD_ATTACHMENT`, `ATTACHMENTS_TOO_LARGE`, `SCHEDULED_IN_THE_PAST`,
   * `DRAFT_SENT`
   */
  async create(input: CreateBroadcast, actor: Actor, single = false) {
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
    const message = { subject, fromName, bodyHtml, bodyText };
    const broadcast = { id, intentKey, ...message, single, scheduledAt, createdBy: actor.email };
    const emails = recipients.map(({ email }) => email);
    await this.db.run(async (tx) => {
      if (!(await this.broadcasts.insert(tx, broadcast, recipients.length))) {
        if (await this.broadcasts.isRepeated(tx, broadcast, emails)) return;
        throw broadcastError('DRAFT_SENT');
      }
      // New ones only: a retry may come after its scheduled time.
      if (scheduledAt && scheduledAt.getTime() <= Date.now()) throw broadcastError('SCHEDULED_IN_THE_PAST');
      await this.broadcasts.insertRecipients(tx, id, recipients, await this.erased.findAmong(emails, tx));
      const rows = attachments.map((attachment) => ({ broadcastId: id, ...attachment }));
      await tx.manager.insert(BroadcastAttachmentEntity, rows);
      const after = { subject, recipients: recipients.length, scheduledAt };
      await this.activity.record(tx, actor, {
        action: 'Created',
        feature: single ? 'Email' : 'Broadcast',
        changes: { before: null, after },
      });
    });
    const created = await this.broadcasts.findBy('intentKey', intentKey);
    if (!created) throw broadcastError('BROADCAST_NOT_FOUND');
    return { ...created, dropped };
  }

  /** HTML for one recipient in its layout. The unsubscribe link is a dummy of a real one's length. */
  preview({ subject, bodyHtml, name = null }: PreviewedMessage) {
    const { PUBLIC_URL } = this.env;
    const reader = { name, email: 'somebody@example.com' };
    const { html: clean, leftOut } = cleanMailHtml(bodyHtml);
    const unsubscribeUrl = `${PUBLIC_URL}/unsubscribe/${'x'.repeat(TOKEN_LENGTH)}`;
    const content = { subject, bodyHtml: personaliseHtml(clean, reader), unsubscribeUrl };
    const html = renderBroadcast(content, PUBLIC_URL);
    return { html, bytes: Buffer.byteLength(html), leftOut };
  }

  /** Newest first. @param query `page` counts from 1 */
  list({ page, limit, status }: BroadcastQuery) {
    return this.broadcasts.list(page, limit, status);
  }

  /** @throws DomainError `BROADCAST_NOT_FOUND` */
  async get(id: string): Promise<ListedBroadcast> {
    const row = await this.broadcasts.findBy('id', id);
    if (!row) throw broadcastError('BROADCAST_NOT_FOUND');
    return row;
  }

  /** In the order of the contact file. @param page counts from 1 */
  recipients(id: string, filter: RecipientFilter, page: number, limit: number) {
    return this.broadcasts.listRecipients(id, filter, page, limit);
  }

  /** The sent message with its placeholders, not of single messages. @throws DomainError `BROADCAST_NOT_FOUND` */
  async message(id: string) {
    const message = await this.db.manager.findOne(BroadcastEntity, {
      select: { subject: true, fromName: true, bodyHtml: true },
      where: { id, single: false },
    });
    if (!message) throw broadcastError('BROADCAST_NOT_FOUND');
    const files = await this.db.manager.find(BroadcastAttachmentEntity, {
      where: { broadcastId: id },
      order: { cid: 'ASC' },
    });
    const attachments = files.map(({ cid, filename, contentType, content }) => ({
      cid,
      filename,
      contentType,
      contentBase64: content.toString('base64'),
    }));
    return { ...message, attachments };
  }
}

/** One row per mailbox; the first name counts. */
function readRecipients(inputs: CreateBroadcast['recipients']) {
  const seen = new Map<string, NewRecipient>();
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

/** All images together, as every recipient gets them. */
const MAX_IMAGE_BYTES = 5 * 1024 * 1024;
/** Formats of mail programs, which do not support AVIF. */
const IMAGE_TYPES: ReadonlySet<ImageType> = new Set(['image/png', 'image/jpeg', 'image/gif', 'image/webp']);

/** @throws DomainError `BAD_ATTACHMENT`, `ATTACHMENTS_TOO_LARGE` */
function readAttachments(inputs: readonly AttachmentInput[]): Attachment[] {
  const files = inputs.map(({ cid, filename, contentBase64 }, index): Attachment => {
    const content = Buffer.from(contentBase64, 'base64');
    const contentType = imageTypeOf(content);
    if (!contentType || !IMAGE_TYPES.has(contentType)) {
      throw broadcastError('BAD_ATTACHMENT', {
        message: `${filename} is not a PNG, JPEG, GIF or WebP image.`,
        fields: { [`attachments.${index}`]: 'Not a PNG, JPEG, GIF or WebP image' },
      });
    }
    return { cid, filename, contentType, content };
  });
  const bytes = files.reduce((sum, { content }) => sum + content.length, 0);
  if (bytes > MAX_IMAGE_BYTES) throw broadcastError('ATTACHMENTS_TOO_LARGE');
  if (new Set(files.map(({ cid }) => cid)).size < files.length) {
    throw broadcastError('BAD_ATTACHMENT', { message: 'Two images have the same name.' });
  }
  return files;
}
