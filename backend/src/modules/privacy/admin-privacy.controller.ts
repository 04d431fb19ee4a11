import { Body, Controller, Get, HttpCode, Post } from '@nestjs/common';
import { ApiBearerAuth, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { z } from 'zod';
import { IdentityConfirmation } from '../auth/second-factor/identity-confirmation.api.ts';
import { ResponseSchema } from '../../platform/http/output/response-schema.ts';
import { UnitOfWork } from '../../platform/database/unit-of-work.ts';
import { type Actor, CurrentActor, CurrentUser } from '../../platform/security/current-user.ts';
import { type Principal, RequireAccess } from '../../platform/security/principal.ts';
import { RateLimit } from '../../platform/security/rate-limit.guard.ts';
import type { RateLimitRule } from '../../platform/security/rate-limits.ts';
import { ArchiveLinks } from './archive/archive-links.ts';
import { Erasures } from './erasure/erasures.service.ts';
import { archiveView, erasuresView, erasureView, personBody } from './privacy.dto.ts';
import { subjectOf } from './subjects.ts';

const LIMIT: RateLimitRule = { name: 'privacy', points: 60, seconds: 3_600 };

/** Both acts want the password first (`second-factor/confirm`). By address: who only wrote a message, or stands in a list of recipients, has a right to it as well. */
@ApiTags('privacy')
@ApiBearerAuth()
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
  @HttpCode(200)
  @RateLimit(LIMIT)
  @ApiOperation({ summary: 'A link to everything that is known of somebody, as a ZIP' })
  @ResponseSchema(200, archiveView)
  async export(
    @Body({ schema: personBody }) { email }: z.infer<typeof personBody>,
    @CurrentActor() actor: Actor,
    @CurrentUser() { token }: Principal,
  ) {
    await this.identity.require(actor, token);
    return { url: await this.links.make(await subjectOf(this.db, email), actor) };
  }

  @Get('erasures')
  @ApiOperation({ summary: 'Who is going to be erased, and when somebody was' })
  @ResponseSchema(200, erasuresView)
  async list() {
    return { items: await this.erasures.list() };
  }

  @Post('erasures')
  @HttpCode(202)
  @RateLimit(LIMIT)
  @ApiOperation({ summary: 'Erase somebody for good; the worker begins at once' })
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
