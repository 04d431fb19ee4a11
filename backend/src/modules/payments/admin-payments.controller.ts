import { Controller, Get, Header, Query } from '@nestjs/common';
import { ApiBearerAuth, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { z } from 'zod';
import { Answers } from '../../platform/http/answers.ts';
import { RequireAccess } from '../../platform/security/principal.ts';
import { AdminPaymentsService } from './admin-payments.service.ts';
import { adminPaymentsQuery, adminPaymentsView } from './payments.dto.ts';
import { presentListItem } from './payments.presenter.ts';

@ApiTags('payments')
@ApiBearerAuth()
@RequireAccess('admin')
@Controller('api/payments/admin')
export class AdminPaymentsController {
  constructor(private readonly payments: AdminPaymentsService) {}

  @Get('all')
  @ApiOperation({ summary: 'Payments, newest first, filtered' })
  @Answers(200, adminPaymentsView)
  @Header('cache-control', 'no-store')
  async list(@Query({ schema: adminPaymentsQuery }) query: z.infer<typeof adminPaymentsQuery>) {
    const { page, limit, status, ...filter } = query;
    const { items, total } = await this.payments.list(
      { ...filter, status: status || undefined },
      page,
      limit,
    );
    return { payments: items.map(presentListItem), total, page, limit };
  }
}
