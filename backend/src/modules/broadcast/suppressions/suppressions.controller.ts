import {
  Body,
  Controller,
  Delete,
  Get,
  HttpCode,
  Inject,
  Injectable,
  Param,
  Post,
  Query,
} from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import type { Env } from '../../../config/env.ts';
import { ENV } from '../../../config/config.module.ts';
import { platformError } from '../../../platform/errors/errors.ts';
import { AllowCrossSite, CheckAtEntry, type EntryCheck } from '../../../platform/http/entry-checks.ts';
import { isSameSecret } from '../../../platform/security/keys.ts';
import { ApiBearerAuth, ApiOperation, ApiTags } from '@nestjs/swagger';
import { ResponseSchema } from '../../../platform/http/output/response-schema.ts';
import { BodyLimit } from '../../../platform/http/input/bodies.ts';
import {
  addSuppression,
  bounceAnswer,
  bounceReport,
  type BounceReport,
  removedAnswer,
  suppressionListView,
  suppressionParams,
  suppressionQuery,
  type SuppressionQuery,
} from './suppressions.dto.ts';
import { SuppressionsService } from './suppressions.service.ts';
import type { z } from 'zod';
import { type Actor, CurrentActor } from '../../../platform/security/current-user.ts';
import { RequireAccess } from '../../../platform/security/principal.ts';

/** Requires BOUNCE_WEBHOOK_SECRET before the body is read; without one configured, every call is refused. */
@Injectable()
export class BounceSecretGuard implements EntryCheck {
  constructor(@Inject(ENV) private readonly env: Env) {}

  /** @throws DomainError `UNAUTHENTICATED` */
  check({ headers: { authorization = '' } }: FastifyRequest): void {
    const secret = this.env.BOUNCE_WEBHOOK_SECRET;
    const right = secret && isSameSecret(authorization, `Bearer ${secret}`);
    if (!right) throw platformError('UNAUTHENTICATED');
  }
}

/** A thousand notices with texts. */
const BODY_LIMITS = { bytes: 1_048_576, values: 10_000 };

/** Endpoint for bounces and complaints of a mail provider (docs/operations.md). */
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

@ApiTags('broadcasts')
@ApiBearerAuth()
@RequireAccess('broadcast:send')
@Controller('api/suppressions')
export class SuppressionsController {
  constructor(private readonly suppressions: SuppressionsService) {}

  @Get()
  @ApiOperation({ summary: 'List addresses that get no broadcasts' })
  @ResponseSchema(200, suppressionListView)
  list(@Query({ schema: suppressionQuery }) query: SuppressionQuery) {
    return this.suppressions.list(query);
  }

  @Post()
  @HttpCode(200)
  @ResponseSchema(200, removedAnswer)
  async add(
    @Body({ schema: addSuppression }) { email, note }: z.infer<typeof addSuppression>,
    @CurrentActor() actor: Actor,
  ) {
    await this.suppressions.add(email, note ?? null, actor);
    return { success: true as const };
  }

  @Delete(':email')
  @ResponseSchema(200, removedAnswer)
  async remove(
    @Param({ schema: suppressionParams }) { email }: z.infer<typeof suppressionParams>,
    @CurrentActor() actor: Actor,
  ) {
    await this.suppressions.remove(email, actor);
    return { success: true as const };
  }
}
