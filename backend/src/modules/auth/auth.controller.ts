import { Body, Controller, HttpCode, Post, Req, Res } from '@nestjs/common';
import { ApiBearerAuth, ApiOperation, ApiResponse, ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { ResponseSchema } from '../../platform/http/output/response-schema.ts';
import {
  type Actor,
  CurrentActor,
  CurrentUser,
  type Origin,
  RequestOrigin,
} from '../../platform/security/current-user.ts';
import { type Principal, RequireAccess } from '../../platform/security/principal.ts';
import { RateLimit } from '../../platform/security/rate-limit.guard.ts';
import { RateLimits } from '../../platform/security/rate-limits.ts';
import { REGISTER_LIMIT, SIGN_IN_LIMIT } from './auth-limits.ts';
import { registerBody, signInBody, signInView, verificationNeededView } from './auth.dto.ts';
import { presentSession } from './auth.presenter.ts';
import { DeviceCookies } from './devices/device-cookies.ts';
import { RegistrationService } from './account/registration.service.ts';
import { SignInService } from './session/sign-in.service.ts';

@ApiTags('accounts')
@Controller('api/users')
export class AuthController {
  constructor(
    private readonly sessions: SignInService,
    private readonly registration: RegistrationService,
    private readonly devices: DeviceCookies,
    private readonly limits: RateLimits,
  ) {}

  @Post('login')
  @HttpCode(200)
  @RateLimit(SIGN_IN_LIMIT)
  @ApiOperation({
    summary: 'Sign in; an unverified address is sent a code instead, a second factor is asked for',
  })
  @ResponseSchema(200, signInView)
  async signIn(
    @Body({ schema: signInBody }) credentials: z.infer<typeof signInBody>,
    @RequestOrigin() origin: Origin,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    const { email } = credentials;
    const session = await this.sessions.signIn(credentials, origin, this.devices.meet(request, reply));
    await this.limits.giveBack(SIGN_IN_LIMIT, origin.ip);
    if (!session) return { requiresVerification: true as const, email };
    // Remembered with the second step: until then it is a stranger who knows the password.
    if ('secondStep' in session) return session;
    this.devices.remember(request, reply, email);
    return presentSession(session);
  }

  @Post('register')
  @RateLimit(REGISTER_LIMIT)
  @ApiOperation({ summary: 'Register; the same answer whether or not the address has an account' })
  @ResponseSchema(201, verificationNeededView)
  async register(
    @Body({ schema: registerBody }) { name, email, password }: z.infer<typeof registerBody>,
    @RequestOrigin() origin: Origin,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    const device = this.devices.meet(request, reply);
    await this.registration.register({ name, email, password }, origin, device);
    return { requiresVerification: true as const, email };
  }

  @Post('auth/sign-out')
  @HttpCode(204)
  @ApiBearerAuth()
  @RequireAccess('member')
  @ApiOperation({ summary: 'End this session: its token is refused from now on' })
  @ApiResponse({ status: 204 })
  async signOut(@CurrentActor() actor: Actor, @CurrentUser() { token }: Principal): Promise<void> {
    await this.sessions.signOut(actor, token);
  }

  @Post('auth/sign-out-everywhere')
  @HttpCode(204)
  @ApiBearerAuth()
  @RequireAccess('member')
  @ApiOperation({ summary: 'End every session of this account' })
  @ApiResponse({ status: 204 })
  async signOutEverywhere(@CurrentActor() actor: Actor): Promise<void> {
    await this.sessions.signOutEverywhere(actor);
  }
}
