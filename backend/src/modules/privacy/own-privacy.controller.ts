import { Controller, Delete, Get, HttpCode, Post } from '@nestjs/common';
import { ApiBearerAuth, ApiOperation, ApiResponse, ApiTags } from '@nestjs/swagger';
import { IdentityConfirmation } from '../auth/second-factor/identity-confirmation.api.ts';
import { ResponseSchema } from '../../platform/http/output/response-schema.ts';
import { type Actor, CurrentActor, CurrentUser } from '../../platform/security/current-user.ts';
import { type Principal, RequireAccess } from '../../platform/security/principal.ts';
import { RateLimit } from '../../platform/security/rate-limit.guard.ts';
import type { RateLimitRule } from '../../platform/security/rate-limits.ts';
import { ArchiveLinks } from './archive/archive-links.ts';
import { Erasures } from './erasure/erasures.service.ts';
import { archiveView, ownErasureView } from './privacy.dto.ts';

/** An archive reads every table. */
const EXPORT_LIMIT: RateLimitRule = { name: 'own-export', points: 10, seconds: 3_600 };
const ERASURE_LIMIT: RateLimitRule = { name: 'own-erasure', points: 20, seconds: 3_600 };

/** What is known of who asks. Both acts want the password first (`second-factor/confirm`), or a fresh sign-in of who has none. */
@ApiTags('privacy')
@ApiBearerAuth()
@RequireAccess('member')
@Controller('api/users/me')
export class OwnPrivacyController {
  constructor(
    private readonly identity: IdentityConfirmation,
    private readonly links: ArchiveLinks,
    private readonly erasures: Erasures,
  ) {}

  @Post('export')
  @HttpCode(200)
  @RateLimit(EXPORT_LIMIT)
  @ApiOperation({ summary: 'A link to everything that is known of me, as a ZIP' })
  @ResponseSchema(200, archiveView)
  async export(@CurrentActor() actor: Actor, @CurrentUser() { token }: Principal) {
    await this.identity.require(actor, token);
    return { url: await this.links.make({ email: actor.email, userId: actor.userId }, actor) };
  }

  @Get('erasure')
  @ApiOperation({ summary: 'Whether, and when, I am going to be erased' })
  @ResponseSchema(200, ownErasureView)
  async erasure(@CurrentActor() actor: Actor) {
    return { erasure: (await this.erasures.ofAccount(actor)) ?? null };
  }

  @Post('erasure')
  @HttpCode(200)
  @RateLimit(ERASURE_LIMIT)
  @ApiOperation({ summary: 'Erase my account and everything about me in seven days, unless I sign in' })
  @ResponseSchema(200, ownErasureView)
  async erase(@CurrentActor() actor: Actor, @CurrentUser() { token, name }: Principal) {
    await this.identity.require(actor, token);
    return { erasure: await this.erasures.scheduleOwn({ ...actor, name }) };
  }

  @Delete('erasure')
  @HttpCode(204)
  @ApiOperation({ summary: 'Keep my account after all' })
  @ApiResponse({ status: 204 })
  async keep(@CurrentActor() actor: Actor): Promise<void> {
    await this.erasures.cancelOwn(actor);
  }
}
