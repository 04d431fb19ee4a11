import { Body, Controller, Delete, Get, HttpCode, Param, Post, Req, Res } from '@nestjs/common';
import { ApiOperation, ApiProduces, ApiResponse, ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import {
  archiveParams,
  archiveView,
  erasuresView,
  erasureView,
  ownErasureView,
  personBody,
} from './privacy.dto.ts';
import { ArchiveLinks, Archives } from './archive.service.ts';
import { IdentityConfirmation } from '../auth/second-factor/identity-confirmation.service.ts';
import { ResponseSchema } from '../../platform/http/output/response-schema.ts';
import { type Actor, CurrentActor, CurrentUser } from '../../platform/security/current-user.ts';
import { type Principal, RequireAccess } from '../../platform/security/principal.ts';
import { RateLimit, type RateLimitRule } from '../../platform/security/rate-limits.ts';
import { Erasures } from './erasure/erasures.service.ts';
import { UnitOfWork } from '../../platform/database/unit-of-work.ts';
import { findSubject } from './subject.ts';

@ApiTags('privacy')
@Controller('api/privacy/archives')
export class ArchiveController {
  constructor(
    private readonly links: ArchiveLinks,
    private readonly archives: Archives,
  ) {}

  /** No bearer token in a browser's download: a short-lived one-time token instead. */
  @Get(':token')
  @ApiOperation({ summary: 'Download a person’s data as ZIP' })
  @ApiProduces('application/zip')
  async download(
    @Param({ schema: archiveParams }) { token }: z.infer<typeof archiveParams>,
    @Req() { method }: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    // HEAD requests of mail scanners and download managers must not use the link up.
    const isHead = method === 'HEAD';
    const subject = await (isHead ? this.links.read(token) : this.links.redeem(token));
    await reply
      .header('content-type', 'application/zip')
      .header('content-disposition', 'attachment; filename="personal-data.zip"')
      .header('x-robots-tag', 'noindex')
      .send(isHead ? undefined : this.archives.stream(subject));
  }
}

/** An archive reads every table. */
const EXPORT_LIMIT: RateLimitRule = { name: 'own-export', points: 10, seconds: 3_600 };
const ERASURE_LIMIT: RateLimitRule = { name: 'own-erasure', points: 20, seconds: 3_600 };

/** The caller's own data. Both actions need a recent password (`second-factor/confirm`), or a recent sign-in without one. */
@ApiTags('privacy')
@RequireAccess('member')
@Controller('api/users/me')
export class OwnPrivacyController {
  constructor(
    private readonly identity: IdentityConfirmation,
    private readonly links: ArchiveLinks,
    private readonly erasures: Erasures,
  ) {}

  @Post('export')
  @RateLimit(EXPORT_LIMIT)
  @ApiOperation({ summary: 'Create a download link to all my data as ZIP' })
  @ResponseSchema(200, archiveView)
  async export(@CurrentActor() actor: Actor, @CurrentUser() { token }: Principal) {
    await this.identity.require(actor, token);
    return { url: await this.links.create({ email: actor.email, userId: actor.userId }, actor) };
  }

  @Get('erasure')
  @ApiOperation({ summary: 'Get the scheduled erasure of my account' })
  @ResponseSchema(200, ownErasureView)
  async erasure(@CurrentActor() actor: Actor) {
    return { erasure: await this.erasures.findOwn(actor) };
  }

  @Post('erasure')
  @RateLimit(ERASURE_LIMIT)
  @ApiOperation({
    summary: 'Schedule the erasure of my account and data in seven days; a sign-in cancels it',
  })
  @ResponseSchema(200, ownErasureView)
  async erase(@CurrentActor() actor: Actor, @CurrentUser() { token, name }: Principal) {
    await this.identity.require(actor, token);
    return { erasure: await this.erasures.scheduleOwn({ ...actor, name }) };
  }

  @Delete('erasure')
  @HttpCode(204)
  @ApiOperation({ summary: 'Cancel the erasure of my account' })
  @ApiResponse({ status: 204 })
  async keep(@CurrentActor() actor: Actor): Promise<void> {
    await this.erasures.cancelOwn(actor);
  }
}

const LIMIT: RateLimitRule = { name: 'privacy', points: 60, seconds: 3_600 };

/** Both actions need a recent password (`second-factor/confirm`). By address, as people without an account have the same rights. */
@ApiTags('privacy')
@RequireAccess('people:manage')
@Controller('api/admin/privacy')
export class AdminPrivacyController {
  constructor(
    private readonly db: UnitOfWork,
    private readonly identity: IdentityConfirmation,
    private readonly links: ArchiveLinks,
    private readonly erasures: Erasures,
  ) {}

  @Post('exports')
  @RateLimit(LIMIT)
  @ApiOperation({ summary: 'Create a download link to a person’s data as ZIP' })
  @ResponseSchema(200, archiveView)
  async export(
    @Body({ schema: personBody }) { email }: z.infer<typeof personBody>,
    @CurrentActor() actor: Actor,
    @CurrentUser() { token }: Principal,
  ) {
    await this.identity.require(actor, token);
    return { url: await this.links.create(await findSubject(this.db, email), actor) };
  }

  @Get('erasures')
  @ApiOperation({ summary: 'List scheduled and finished erasures' })
  @ResponseSchema(200, erasuresView)
  async list() {
    return { items: await this.erasures.list() };
  }

  @Post('erasures')
  @RateLimit(LIMIT)
  @ApiOperation({ summary: 'Erase a person’s data; the worker begins at once' })
  @ResponseSchema(202, erasureView)
  async erase(
    @Body({ schema: personBody }) { email }: z.infer<typeof personBody>,
    @CurrentActor() actor: Actor,
    @CurrentUser() { token }: Principal,
  ) {
    await this.identity.require(actor, token);
    return this.erasures.order(email, actor);
  }
}
