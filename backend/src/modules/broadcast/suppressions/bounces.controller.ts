import { Body, Controller, Headers, HttpCode, Inject, Post } from '@nestjs/common';
import { ApiBearerAuth, ApiOperation, ApiTags } from '@nestjs/swagger';
import { createHash, timingSafeEqual } from 'node:crypto';
import type { Env } from '../../../config/env.ts';
import { ENV } from '../../../config/config.module.ts';
import { platformError } from '../../../platform/errors/platform-errors.ts';
import { Answers } from '../../../platform/http/answers.ts';
import { bounceAnswer, type BounceReport, bounceReport } from './suppressions.dto.ts';
import { SuppressionsService } from './suppressions.service.ts';

const digest = (text: string) => createHash('sha256').update(text).digest();

/** Where a mail provider reports bounces and complaints (docs/operations.md). */
@ApiTags('broadcasts')
@ApiBearerAuth()
@Controller('api/broadcasts/bounces')
export class BouncesController {
  constructor(
    @Inject(ENV) private readonly env: Env,
    private readonly suppressions: SuppressionsService,
  ) {}

  @Post()
  @HttpCode(200)
  @ApiOperation({ summary: 'Report bounces and complaints; the bearer token is BOUNCE_WEBHOOK_SECRET' })
  @Answers(200, bounceAnswer)
  async report(
    @Headers('authorization') authorization = '',
    @Body({ schema: bounceReport }) report: BounceReport,
  ) {
    const secret = this.env.BOUNCE_WEBHOOK_SECRET;
    const right = secret && timingSafeEqual(digest(authorization), digest(`Bearer ${secret}`));
    if (!right) throw platformError('UNAUTHENTICATED');
    return { suppressed: await this.suppressions.report(report) };
  }
}
