import { Body, Controller, Get, Header, HttpCode, Post, Query, StreamableFile } from '@nestjs/common';
import { ApiBearerAuth, ApiOperation, ApiProduces, ApiTags } from '@nestjs/swagger';
import type { z } from 'zod';
import { ResponseSchema } from '../../../platform/http/output/response-schema.ts';
import { type Actor, CurrentActor } from '../../../platform/security/current-user.ts';
import { RequireAccess } from '../../../platform/security/principal.ts';
import { RateLimit } from '../../../platform/security/rate-limit.guard.ts';
import { SettlementMonths } from './settlement-month.service.ts';
import { fetchedView, settlementsBody, settlementsQuery, settlementsView } from './settlements.dto.ts';
import { presentMonth } from './settlements.presenter.ts';

/** Each asks Razorpay for a whole month. */
const FETCH_LIMIT = { name: 'settlements', points: 10, seconds: 600 };
const CSV = 'text/csv; charset=utf-8';

@ApiTags('payments')
@ApiBearerAuth()
@RequireAccess('payments:read')
@Controller('api/payments/admin/settlements')
export class SettlementsController {
  constructor(private readonly months: SettlementMonths) {}

  @Get()
  @ApiOperation({ summary: 'What Razorpay paid out in a month, and what of it differs from ours' })
  @ResponseSchema(200, settlementsView)
  async read(@Query({ schema: settlementsQuery }) { month }: z.infer<typeof settlementsQuery>) {
    return presentMonth(await this.months.read(month));
  }

  @Post('fetch')
  @RequireAccess('payments:export')
  @RateLimit(FETCH_LIMIT)
  @HttpCode(200)
  @ApiOperation({ summary: 'Ask Razorpay for the settlements of a month now' })
  @ResponseSchema(200, fetchedView)
  async fetch(
    @Body({ schema: settlementsBody }) { month }: z.infer<typeof settlementsBody>,
    @CurrentActor() actor: Actor,
  ) {
    return { lines: await this.months.fetch(month, actor) };
  }

  @Post('file')
  @RequireAccess('payments:export')
  @HttpCode(200)
  @Header('x-robots-tag', 'noindex')
  @ApiOperation({ summary: 'The lines of a month, as CSV' })
  @ApiProduces('text/csv')
  async file(
    @Body({ schema: settlementsBody }) { month }: z.infer<typeof settlementsBody>,
    @CurrentActor() actor: Actor,
  ) {
    const { fileName, content } = await this.months.file(month, actor);
    return new StreamableFile(content, { type: CSV, disposition: `attachment; filename="${fileName}"` });
  }
}
