import { Injectable } from '@nestjs/common';
import { MailList } from '../mails/mail-list.api.ts';
import { ContactService } from '../contact/contact.service.ts';
import {
  PaymentFigures,
  type Revenue,
  type RevenueDay,
  type WaitingPayments,
} from '../sales/payments/payment-figures.api.ts';

export interface Overview {
  /** Paise. */
  revenue: Revenue;
  paymentMode: PaymentFigures['mode'];
  payments: WaitingPayments;
  messages: { unread: number };
  mails: { failed: number };
}

/** What the owner sees first in the morning. */
@Injectable()
export class DashboardService {
  constructor(
    private readonly payments: PaymentFigures,
    private readonly contact: ContactService,
    private readonly mails: MailList,
  ) {}

  /** Money in paise. */
  async overview(): Promise<Overview> {
    const [revenue, payments, unread, failed] = await Promise.all([
      this.payments.revenue(),
      this.payments.waiting(),
      this.contact.countUnread(),
      this.mails.failed(),
    ]);
    return { revenue, paymentMode: this.payments.mode, payments, messages: { unread }, mails: { failed } };
  }

  /** Days in Asia/Kolkata, oldest first, today last. */
  revenuePerDay(days: number): Promise<RevenueDay[]> {
    return this.payments.revenuePerDay(days);
  }
}
