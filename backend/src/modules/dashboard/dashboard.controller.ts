import { Controller, Get, Query } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import type { z } from 'zod';
import { ResponseSchema } from '../../platform/http/output/response-schema.ts';
import { RequireAccess } from '../../platform/security/principal.ts';
import { ContactService } from '../contact/contact.service.ts';
import { MailList } from '../mails/mail-list.service.ts';
import { PaymentFigures } from '../sales/payments/payment-figures.service.ts';
import { overviewView, revenueQuery, revenueView, waitingView } from './dashboard.dto.ts';
import { Waiting } from './waiting.service.ts';

@ApiTags('dashboard')
@RequireAccess('dashboard:read')
@Controller('api/admin')
export class DashboardController {
  constructor(
    private readonly payments: PaymentFigures,
    private readonly contact: ContactService,
    private readonly mails: MailList,
    private readonly matters: Waiting,
  ) {}

  @Get('overview')
  @ApiOperation({ summary: 'Get figures of the business and what needs attention' })
  @ResponseSchema(200, overviewView)
  async overview() {
    const [revenue, payments, unread, failed] = await Promise.all([
      this.payments.revenue(),
      this.payments.waiting(),
      this.contact.countUnread(),
      this.mails.countFailed(),
    ]);
    return { revenue, paymentMode: this.payments.mode, payments, messages: { unread }, mails: { failed } };
  }

  @Get('waiting')
  @ApiOperation({
    summary: 'Get what waits for somebody: clients, enquiries, disputes, refund requests, flags',
  })
  @ResponseSchema(200, waitingView)
  waiting() {
    return this.matters.list();
  }

  @Get('revenue')
  @ApiOperation({ summary: 'Get revenue per day in Asia/Kolkata, oldest first, and of as many days before' })
  @ResponseSchema(200, revenueView)
  async revenue(@Query({ schema: revenueQuery }) { days }: z.infer<typeof revenueQuery>) {
    const both = await this.payments.revenuePerDay(2 * days);
    const before = both.slice(0, days);
    return {
      days: both.slice(days),
      before: {
        amount: before.reduce((sum, { amount }) => sum + amount, 0),
        count: before.reduce((sum, { count }) => sum + count, 0),
      },
    };
  }
}
