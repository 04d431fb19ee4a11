import { Body, Controller, Delete, Get, HttpCode, Param, Patch, Put, Req, Res } from '@nestjs/common';
import { ApiOperation, ApiResponse, ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { ResponseSchema } from '../../../platform/http/output/response-schema.ts';
import { type Actor, CurrentActor, CurrentUser } from '../../../platform/security/current-user.ts';
import { type Principal, RequireAccess } from '../../../platform/security/principal.ts';
import { RateLimit, RateLimits } from '../../../platform/security/rate-limits.ts';
import { accountView, presentAccount } from '../../users/accounts/users.dto.ts';
import { OWN_NAME_LIMIT, OWN_PASSWORD_LIMIT } from '../auth-limits.ts';
import {
  changePasswordBody,
  hasPasswordView,
  presentSession,
  renameBody,
  sessionParams,
  sessionsView,
  signedInView,
} from '../auth.dto.ts';
import { DeviceCookies } from '../device-cookies.ts';
import { OwnAccountService } from './own-account.service.ts';

@ApiTags('accounts')
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
  @ApiOperation({ summary: 'Get whether I have a password or only Google sign-in' })
  @ResponseSchema(200, hasPasswordView)
  async hasPassword(@CurrentActor() actor: Actor) {
    return { set: await this.account.hasPassword(actor) };
  }

  @Put('password')
  @RateLimit(OWN_PASSWORD_LIMIT)
  @ApiOperation({
    summary: 'Change my password; ends other sessions and returns a new token',
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

@ApiTags('accounts')
@RequireAccess('member')
@Controller('api/users/me/sessions')
export class OwnSessionsController {
  constructor(private readonly account: OwnAccountService) {}

  @Get()
  @ApiOperation({ summary: 'List my sessions, last seen first' })
  @ResponseSchema(200, sessionsView)
  async list(@CurrentActor() actor: Actor, @CurrentUser() { token }: Principal) {
    const items = await this.account.listSessions(actor);
    return {
      items: items.map((session) => ({ ...session, current: session.id === token.id })),
    };
  }

  @Delete(':id')
  @HttpCode(204)
  @ApiOperation({ summary: 'End one of my sessions' })
  @ApiResponse({ status: 204 })
  async end(
    @Param({ schema: sessionParams }) { id }: z.infer<typeof sessionParams>,
    @CurrentActor() actor: Actor,
  ): Promise<void> {
    await this.account.endSession(actor, id);
  }
}
