import { Body, Controller, Get, Patch, Put, Req, Res } from '@nestjs/common';
import { ApiBearerAuth, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { ResponseSchema } from '../../../platform/http/output/response-schema.ts';
import { type Actor, CurrentActor } from '../../../platform/security/current-user.ts';
import { RequireAccess } from '../../../platform/security/principal.ts';
import { RateLimit } from '../../../platform/security/rate-limit.guard.ts';
import { RateLimits } from '../../../platform/security/rate-limits.ts';
import { accountView, presentAccount } from '../../users/accounts/users.dto.ts';
import { OWN_NAME_LIMIT, OWN_PASSWORD_LIMIT } from '../auth-limits.ts';
import { changePasswordBody, hasPasswordView, renameBody, signedInView } from '../auth.dto.ts';
import { presentSession } from '../auth.presenter.ts';
import { DeviceCookies } from '../devices/device-cookies.ts';
import { OwnAccountService } from './own-account.service.ts';

@ApiTags('accounts')
@ApiBearerAuth()
@RequireAccess('member')
@Controller('api/users/me')
export class OwnAccountController {
  constructor(
    private readonly account: OwnAccountService,
    private readonly devices: DeviceCookies,
    private readonly limits: RateLimits,
  ) {}

  @Patch()
  @RateLimit(OWN_NAME_LIMIT)
  @ApiOperation({ summary: 'Change my name' })
  @ResponseSchema(200, accountView)
  async rename(
    @Body({ schema: renameBody }) { name }: z.infer<typeof renameBody>,
    @CurrentActor() actor: Actor,
  ) {
    return presentAccount(await this.account.rename(actor, name));
  }

  @Get('password')
  @ApiOperation({ summary: 'Whether I have a password, or only come through Google' })
  @ResponseSchema(200, hasPasswordView)
  async hasPassword(@CurrentActor() actor: Actor) {
    return { set: await this.account.hasPassword(actor) };
  }

  @Put('password')
  @RateLimit(OWN_PASSWORD_LIMIT)
  @ApiOperation({
    summary: 'Change my password; ends every other session and answers a new token for this one',
  })
  @ResponseSchema(200, signedInView)
  async changePassword(
    @Body({ schema: changePasswordBody }) body: z.infer<typeof changePasswordBody>,
    @CurrentActor() actor: Actor,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    const session = await this.account.changePassword(actor, body);
    await this.limits.giveBack(OWN_PASSWORD_LIMIT, actor.ip);
    this.devices.remember(request, reply, actor.email);
    return presentSession(session);
  }
}
