import { Injectable } from '@nestjs/common';
import {
  AdminPaymentsRepository,
  type PaymentFilter,
  type PaymentListItem,
} from './admin-payments.repository.ts';

/** What the owner sees of payments. */
@Injectable()
export class AdminPaymentsService {
  constructor(private readonly payments: AdminPaymentsRepository) {}

  /** One page, newest first. */
  list(
    filter: PaymentFilter,
    page: number,
    limit: number,
  ): Promise<{ items: PaymentListItem[]; total: number }> {
    return this.payments.list(filter, page, limit);
  }
}
