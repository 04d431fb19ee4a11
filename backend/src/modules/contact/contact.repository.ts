import { Injectable } from '@nestjs/common';
import type { Transaction } from '../../platform/database/unit-of-work.ts';
import type { ContactMessage } from './contact.dto.ts';
import { ContactMessageEntity } from './contact-message.entity.ts';

@Injectable()
export class ContactRepository {
  /** Keeps a message, unread. @param paymentId what it is about, if anything */
  async store(
    tx: Transaction,
    id: string,
    { name, email, number, message }: ContactMessage,
    paymentId: string | null,
  ): Promise<void> {
    await tx.manager.insert(ContactMessageEntity, { id, name, email, number, message, paymentId });
  }
}
