import { Injectable } from '@nestjs/common';
import { type RecipientFilter, RecipientsRepository } from './recipients.repository.ts';

@Injectable()
export class RecipientsService {
  constructor(private readonly recipients: RecipientsRepository) {}

  /** In the order of the contact file. @param page counts from 1 */
  list(broadcastId: string, filter: RecipientFilter, page: number, limit: number) {
    return this.recipients.list(broadcastId, filter, page, limit);
  }
}
