import { Body, Controller, Get, Header, HttpCode, Post, Query, StreamableFile } from '@nestjs/common';
import { ApiOperation, ApiProduces, ApiTags } from '@nestjs/swagger';
import type { z } from 'zod';
import { ResponseSchema } from '../../../platform/http/output/response-schema.ts';
import { type Actor, CurrentActor } from '../../../platform/security/current-user.ts';
import { RequireAccess } from '../../../platform/security/principal.ts';
import { RateLimit } from '../../../platform/security/rate-limits.ts';
import { SETTLED_WITHIN_DAYS, totalOf } from './payouts.domain.ts';
import { fetchedView, payoutsBody, payoutsQuery, payoutsView } from './payouts.dto.ts';
import { PayoutsService } from './payouts.service.ts';

/** Each request fetches a whole month from Razorpay. */
const FETCH_LIMIT = { name: 'settlements', points: 10, seconds: 600 };
const CSV = 'text/csv; charset=utf-8';

@ApiTags('payments')
@RequireAccess('payments:read')
@Controller('api/payments/admin/settlements')
export class SettlementsController {
  constructor(private readonly payouts: PayoutsService) {}

  @Get()
  @ApiOperation({ summary: 'Get Razorpay’s settlements of a month and the differences from our records' })
  @ResponseSchema(200, payoutsView)
  async read(@Query({ schema: payoutsQuery }) { month }: z.infer<typeof payoutsQuery>) {
    const { period, payouts, ...rest } = await this.payouts.read(month);
    return {
      ...rest,
      month: period.key,
      title: period.title,
      settledWithinDays: SETTLED_WITHIN_DAYS,
      totals: totalOf(payouts),
      settlements: payouts.map(({ utrs, ...payout }) => ({ ...payout, utr: utrs.join(', ') })),
    };
  }

  @Post('fetch')
  @RequireAccess('payments:export')
  @RateLimit(FETCH_LIMIT)
  @ApiOperation({ summary: 'Fetch the settlements of a month from Razorpay now' })
  @ResponseSchema(200, fetchedView)
  async fetch(
    @Body({ schema: payoutsBody }) { month }: z.infer<typeof payoutsBody>,
    @CurrentActor() actor: Actor,
  ) {
    return { lines: await this.payouts.fetch(month, actor) };
  }

  @Post('file')
  @RequireAccess('payments:export')
  @HttpCode(200)
  @Header('x-robots-tag', 'noindex')
  @ApiOperation({ summary: 'Download the settlement lines of a month as CSV' })
  @ApiProduces('text/csv')
  async file(
    @Body({ schema: payoutsBody }) { month }: z.infer<typeof payoutsBody>,
    @CurrentActor() actor: Actor,
  ) {
    const { fileName, content } = await this.payouts.file(month, actor);
    return new StreamableFile(content, { type: CSV, disposition: `attachment; filename="${fileName}"` });
  }
}
