import { Injectable } from '@nestjs/common';
import { business, isInIndia } from '@ironbloom/brand';
import { IsNull } from 'typeorm';
import { v7 as uuidv7 } from 'uuid';
import { type Page, pageOfQuery } from '../../platform/database/page.ts';
import type { Sql } from '../../platform/database/sql.ts';
import { contains, digitsOf, phoneDigits } from '../../platform/database/text-search.ts';
import { UnitOfWork } from '../../platform/database/unit-of-work.ts';
import { shownAddress } from '../../platform/mail/shown-address.ts';
import type { Actor } from '../../platform/security/current-user.ts';
import { ActivityLog } from '../activity/activity-log.service.ts';
import { Mail } from '../mails/mails.service.ts';
import { Buyers } from '../sales/buyers.service.ts';
import type { Enquiry } from './contact.dto.ts';
import { contactError } from './contact.errors.ts';
import { EnquiryEntity } from './enquiry.entity.ts';

interface InboxFilter {
  /** Part of a name, email, number (in any format) or text. */
  search?: string | undefined;
  unread: boolean;
}

/** Must equal the expression of the index `contact_messages_search`. */
const SEARCHED = `lower(enquiry.name || E'\\n' || enquiry.email || E'\\n' || ${digitsOf('enquiry.number')} || E'\\n' || enquiry.message)`;

/** Dialling prefixes before an Indian number. */
const PREFIXED = /^(?:0+91|0+|91)(\d{10})$/;

/** A business in India has a form with +91. A foreign number without a prefix counts as Indian, too. */
function withCountryCode(number: string): string {
  if (number.startsWith('+') || !isInIndia(business())) return number;
  return `+91 ${PREFIXED.exec(number.replaceAll(/\D/g, ''))?.[1] ?? number}`;
}

/** Enquiries: stored for the inbox and mailed to support. */
@Injectable()
export class ContactService {
  constructor(
    private readonly db: UnitOfWork,
    private readonly mail: Mail,
    private readonly buyers: Buyers,
    private readonly activities: ActivityLog,
  ) {}

  receive(enquiry: Enquiry): Promise<void> {
    return this.store(enquiry, null);
  }

  /** An enquiry about a payment of the sender. @throws PAYMENT_NOT_YOURS */
  async receiveAboutPayment(paymentId: string, enquiry: Enquiry, { userId }: Actor): Promise<void> {
    const receiptNumber = await this.buyers.receiptNumberOf(paymentId, userId);
    if (receiptNumber === undefined) throw contactError('PAYMENT_NOT_YOURS');
    await this.store(enquiry, { id: paymentId, receiptNumber });
  }

  /** Newest first. @throws PAGE_TOO_DEEP */
  list({ search, unread }: InboxFilter, page: number, limit: number): Promise<Page<EnquiryEntity>> {
    const query = this.inbox(this.db).orderBy({ 'enquiry.createdAt': 'DESC', 'enquiry.id': 'DESC' });
    if (unread) query.andWhere({ readAt: IsNull() });
    if (search) {
      const patterns = [search, phoneDigits(search)].filter((text) => text !== undefined).map(contains);
      const clauses = patterns.map((_, index) => `${SEARCHED} LIKE lower(:pattern${index})`);
      query.andWhere(`(${clauses.join(' OR ')})`);
      for (const [index, pattern] of patterns.entries()) query.setParameter(`pattern${index}`, pattern);
    }
    return pageOfQuery(query, page, limit);
  }

  /** Idempotent: the first reading time stays, and one activity is logged. @throws UNKNOWN_MESSAGE */
  mark(id: string, read: boolean, actor: Actor): Promise<EnquiryEntity> {
    return this.db.run(async (tx) => {
      const locked = this.inbox(tx).where({ id }).setLock('pessimistic_write', undefined, ['enquiry']);
      const enquiry = await locked.getOne();
      if (!enquiry) throw contactError('UNKNOWN_MESSAGE');
      if ((enquiry.readAt !== null) === read) return enquiry;
      const readAt = read ? new Date() : null;
      await tx.manager.update(EnquiryEntity, id, { readAt });
      await this.activities.record(tx, actor, {
        action: read ? 'Marked as read' : 'Marked as unread',
        feature: 'Message',
        changes: { before: { _id: id, read: !read }, after: { _id: id, read } },
      });
      return { ...enquiry, readAt };
    });
  }

  countUnread(): Promise<number> {
    return this.db.manager.countBy(EnquiryEntity, { readAt: IsNull() });
  }

  /** One person's, newest first. @param email lower case */
  listOfSender(
    email: string,
    limit: number,
  ): Promise<Pick<EnquiryEntity, 'id' | 'message' | 'createdAt' | 'readAt'>[]> {
    return this.db.manager
      .createQueryBuilder(EnquiryEntity, 'enquiry')
      .select(['enquiry.id', 'enquiry.message', 'enquiry.createdAt', 'enquiry.readAt'])
      .where('lower(enquiry.email) = :email', { email })
      .orderBy('enquiry.createdAt', 'DESC')
      .limit(limit)
      .getMany();
  }

  private inbox(sql: Sql) {
    return sql.manager
      .createQueryBuilder(EnquiryEntity, 'enquiry')
      .leftJoin('enquiry.payment', 'payment')
      .addSelect(['payment.id', 'payment.receiptNumber']);
  }

  /** Stores the enquiry and its mail in one transaction. */
  private async store(
    enquiry: Enquiry,
    payment: { id: string; receiptNumber: string } | null,
  ): Promise<void> {
    const id = uuidv7();
    await this.db.run(async (tx) => {
      await tx.manager.insert(EnquiryEntity, { ...enquiry, id, paymentId: payment?.id ?? null });
      await this.mail.enqueue(tx, {
        key: `contact:${id}`,
        template: 'contact-message',
        to: { email: business().supportEmail, name: business().name },
        replyTo: enquiry.email,
        data: {
          ...enquiry,
          email: shownAddress(enquiry.email),
          number: withCountryCode(enquiry.number),
          payment: payment && {
            receiptNumber: payment.receiptNumber,
            path: `/admin/payments/${payment.id}`,
          },
        },
      });
    });
  }
}
