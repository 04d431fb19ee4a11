import { Injectable } from '@nestjs/common';
import { business, isInIndia } from '@ironbloom/brand';
import { v7 as uuidv7 } from 'uuid';
import { UnitOfWork } from '../../platform/database/unit-of-work.ts';
import { Mail } from '../mails/mails.api.ts';
import type { Actor } from '../../platform/security/current-user.ts';
import { Buyers } from '../sales/buyers.api.ts';
import { contactError } from './contact.errors.ts';
import type { ContactMessage } from './contact.dto.ts';
import { ContactRepository } from './contact.repository.ts';
import { shownAddress } from '../../platform/mail/shown-address.ts';

/** An Indian number after what is dialled before it. */
const PREFIXED = /^(?:0+91|0+|91)(\d{10})$/;

/** The form of a business in India sends its +91 along. A number from elsewhere without a prefix is an Indian one, too. */
function withCountryCode(number: string): string {
  if (number.startsWith('+') || !isInIndia(business())) return number;
  return `+91 ${PREFIXED.exec(number.replaceAll(/\D/g, ''))?.[1] ?? number}`;
}

/** Takes enquiries in: kept for the owner's inbox, and mailed to support so that nobody has to look. */
@Injectable()
export class ContactService {
  constructor(
    private readonly db: UnitOfWork,
    private readonly messages: ContactRepository,
    private readonly mail: Mail,
    private readonly buyers: Buyers,
  ) {}

  /** The message and its mail in one transaction: both, or neither. */
  receive(message: ContactMessage): Promise<void> {
    return this.keep(message, null);
  }

  /** The same about a payment that the sender has paid. @throws PAYMENT_NOT_YOURS */
  async receiveAbout(paymentId: string, message: ContactMessage, { userId }: Actor): Promise<void> {
    const receiptNumber = await this.buyers.receiptOf(paymentId, userId);
    if (receiptNumber === undefined) throw contactError('PAYMENT_NOT_YOURS');
    await this.keep(message, { id: paymentId, receiptNumber });
  }

  private async keep(
    message: ContactMessage,
    payment: { id: string; receiptNumber: string } | null,
  ): Promise<void> {
    const id = uuidv7();
    await this.db.run(async (tx) => {
      await this.messages.store(tx, id, message, payment?.id ?? null);
      await this.mail.enqueue(tx, {
        key: `contact:${id}`,
        template: 'contact-message',
        to: { email: business().supportEmail, name: business().name },
        replyTo: message.email,
        data: {
          ...message,
          email: shownAddress(message.email),
          number: withCountryCode(message.number),
          payment: payment && {
            receiptNumber: payment.receiptNumber,
            path: `/admin/payments/${payment.id}`,
          },
        },
      });
    });
  }
}
