import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { ApiBearerAuth, ApiOperation, ApiTags } from '@nestjs/swagger';
import { Answers } from '../../../platform/http/answers.ts';
import { CheckAtEntry } from '../../../platform/http/entry-checks.ts';
import { BounceSecretGuard } from './bounce-secret.guard.ts';
import { bounceAnswer, type BounceReport, bounceReport } from './suppressions.dto.ts';
import { SuppressionsService } from './suppressions.service.ts';

/** Where a mail provider reports bounces and complaints (docs/operations.md). */
@ApiTags('broadcasts')
@ApiBearerAuth()
@CheckAtEntry(BounceSecretGuard)
@Controller('api/broadcasts/bounces')
export class BouncesController {
  constructor(private readonly suppressions: SuppressionsService) {}

  @Post()
  @HttpCode(200)
  @ApiOperation({ summary: 'Report bounces and complaints; the bearer token is BOUNCE_WEBHOOK_SECRET' })
  @Answers(200, bounceAnswer)
  async report(@Body({ schema: bounceReport }) report: BounceReport) {
    return { suppressed: await this.suppressions.report(report) };
  }
}
