import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { ApiBearerAuth, ApiOperation, ApiTags } from '@nestjs/swagger';
import { ResponseSchema } from '../../../platform/http/output/response-schema.ts';
import { BodyLimit } from '../../../platform/http/input/body-limit.ts';
import { CheckAtEntry } from '../../../platform/http/entry/entry-checks.ts';
import { AllowCrossSite } from '../../../platform/http/entry/cross-site.ts';
import { BounceSecretGuard } from './bounce-secret.guard.ts';
import { bounceAnswer, type BounceReport, bounceReport } from './suppressions.dto.ts';
import { SuppressionsService } from './suppressions.service.ts';

/** A thousand notices with the other servers' words. */
const BODY_LIMITS = { bytes: 1_048_576, values: 10_000 };

/** Where a mail provider reports bounces and complaints (docs/operations.md). */
@ApiTags('broadcasts')
@ApiBearerAuth()
@CheckAtEntry(BounceSecretGuard)
@AllowCrossSite()
@Controller('api/broadcasts/bounces')
export class BouncesController {
  constructor(private readonly suppressions: SuppressionsService) {}

  @Post()
  @BodyLimit(BODY_LIMITS)
  @HttpCode(200)
  @ApiOperation({ summary: 'Report bounces and complaints; the bearer token is BOUNCE_WEBHOOK_SECRET' })
  @ResponseSchema(200, bounceAnswer)
  async report(@Body({ schema: bounceReport }) report: BounceReport) {
    return { suppressed: await this.suppressions.report(report) };
  }
}
