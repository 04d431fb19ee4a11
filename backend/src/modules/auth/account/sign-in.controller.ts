import { Body, Controller, HttpCode, Post, Req, Res } from '@nestjs/common';
import { ApiOperation, ApiResponse, ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { ResponseSchema } from '../../../platform/http/output/response-schema.ts';
import {
  type Actor,
  CurrentActor,
  CurrentUser,
  type Origin,
  RequestOrigin,
} from '../../../platform/security/current-user.ts';
import { type Principal, RequireAccess } from '../../../platform/security/principal.ts';
import { RateLimit, type RateLimitRule, RateLimits } from '../../../platform/security/rate-limits.ts';
import { isCommonPassword } from '../../users/accounts/passwords.ts';
import {
  CODE_LIMIT,
  MAIL_LIMIT,
  PASSWORD_CHECK_LIMIT,
  REGISTER_LIMIT,
  SIGN_IN_LIMIT,
} from '../auth-limits.ts';
import {
  codeBody,
  doneView,
  emailBody,
  passwordCheckBody,
  passwordCheckView,
  presentSession,
  registerBody,
  resendBody,
  resetBody,
  signInBody,
  signInView,
  verificationNeededView,
  verifiedView,
} from '../auth.dto.ts';
import { CodeRequestsService } from '../codes/code-requests.service.ts';
import { DeviceCookies } from '../device-cookies.ts';
import { RecoveryService } from './recovery.service.ts';
import { RegistrationService } from './registration.service.ts';
import { SignInService } from './sign-in.service.ts';

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
  @RateLimit(SIGN_IN_LIMIT)
  @ApiOperation({
    summary: 'Sign in; an unverified address gets a code by mail, and a second factor needs the second step',
  })
  @ResponseSchema(200, signInView)
  async signIn(
    @Body({ schema: signInBody }) credentials: z.infer<typeof signInBody>,
    @RequestOrigin() origin: Origin,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    const { email } = credentials;
    const session = await this.sessions.signIn(credentials, origin, this.devices.identify(request, reply));
    await this.limits.giveBack(SIGN_IN_LIMIT, origin.ip);
    if (!session) return { requiresVerification: true as const, email };
    // With a second factor, the device is remembered after the second step.
    if ('secondStep' in session) return session;
    this.devices.remember(request, reply, email);
    return presentSession(session);
  }

  @Post('register')
  @RateLimit(REGISTER_LIMIT)
  @ApiOperation({ summary: 'Register; same answer with or without an account' })
  @ResponseSchema(201, verificationNeededView)
  async register(
    @Body({ schema: registerBody }) { name, email, password }: z.infer<typeof registerBody>,
    @RequestOrigin() origin: Origin,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    const device = this.devices.identify(request, reply);
    await this.registration.register({ name, email, password }, origin, device);
    return { requiresVerification: true as const, email };
  }

  @Post('auth/sign-out')
  @HttpCode(204)
  @RequireAccess('member')
  @ApiOperation({ summary: 'End this session' })
  @ApiResponse({ status: 204 })
  async signOut(@CurrentActor() actor: Actor, @CurrentUser() { token }: Principal): Promise<void> {
    await this.sessions.signOut(actor, token);
  }

  @Post('auth/sign-out-everywhere')
  @HttpCode(204)
  @RequireAccess('member')
  @ApiOperation({ summary: 'End every session of this account' })
  @ApiResponse({ status: 204 })
  async signOutEverywhere(@CurrentActor() actor: Actor): Promise<void> {
    await this.sessions.signOutEverywhere(actor);
  }
}

const done = (message: string) => ({ success: true as const, message });

/** Mailed codes, and the password check while typing. */
@ApiTags('accounts')
@Controller('api/users/auth')
export class CodesController {
  constructor(
    private readonly requests: CodeRequestsService,
    private readonly registration: RegistrationService,
    private readonly recovery: RecoveryService,
    private readonly devices: DeviceCookies,
    private readonly limits: RateLimits,
  ) {}

  @Post('password-check')
  @RateLimit(PASSWORD_CHECK_LIMIT)
  @ApiOperation({ summary: 'Check whether a new password is easy to guess; it is not stored' })
  @ResponseSchema(200, passwordCheckView)
  checkPassword(@Body({ schema: passwordCheckBody }) { password }: z.infer<typeof passwordCheckBody>) {
    return { easyToGuess: isCommonPassword(password) };
  }

  @Post('verify-email')
  @RateLimit(CODE_LIMIT)
  @ApiOperation({ summary: 'Verify an address by its code and sign in' })
  @ResponseSchema(200, verifiedView)
  async verifyEmail(
    @Body({ schema: codeBody }) { email, otp }: z.infer<typeof codeBody>,
    @RequestOrigin() origin: Origin,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    const device = this.devices.read(request);
    const session = await this.registration.verifyEmail(email, otp, origin, device);
    await this.giveBack(origin, CODE_LIMIT, REGISTER_LIMIT);
    this.devices.remember(request, reply, email);
    return { ...presentSession(session), ...done('Email verified successfully!') };
  }

  @Post('resend-otp')
  @RateLimit(MAIL_LIMIT)
  @ApiOperation({ summary: 'Mail another code; without a purpose, for the last one’s purpose' })
  @ResponseSchema(200, doneView)
  async resend(
    @Body({ schema: resendBody }) { email, purpose }: z.infer<typeof resendBody>,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    await this.requests.request(email, purpose ?? 'again', this.devices.identify(request, reply));
    return done('OTP sent successfully!');
  }

  @Post('forgot-password')
  @RateLimit(MAIL_LIMIT)
  @ApiOperation({ summary: 'Mail a password reset code; same answer for every address' })
  @ResponseSchema(200, doneView)
  async forgot(
    @Body({ schema: emailBody }) { email }: z.infer<typeof emailBody>,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    await this.requests.request(email, 'reset-password', this.devices.identify(request, reply));
    return done('If this address has an account, a code is on its way to it.');
  }

  @Post('verify-reset-otp')
  @RateLimit(CODE_LIMIT)
  @ApiOperation({ summary: 'Check a reset code; it stays valid' })
  @ResponseSchema(200, doneView)
  async verifyResetCode(
    @Body({ schema: codeBody }) { email, otp }: z.infer<typeof codeBody>,
    @RequestOrigin() origin: Origin,
    @Req() request: FastifyRequest,
  ) {
    await this.recovery.checkCode(email, otp, this.devices.read(request));
    await this.giveBack(origin, CODE_LIMIT);
    return done('The code is correct.');
  }

  @Post('reset-password')
  @RateLimit(CODE_LIMIT)
  @ApiOperation({ summary: 'Set a new password with a reset code; ends every session' })
  @ResponseSchema(200, doneView)
  async reset(
    @Body({ schema: resetBody }) body: z.infer<typeof resetBody>,
    @RequestOrigin() origin: Origin,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    await this.recovery.reset(body, origin, this.devices.read(request));
    await this.giveBack(origin, CODE_LIMIT, MAIL_LIMIT);
    this.devices.remember(request, reply, body.email);
    return done('Your password has been changed.');
  }

  private async giveBack({ ip }: Origin, ...rules: RateLimitRule[]): Promise<void> {
    await Promise.all(rules.map((rule) => this.limits.giveBack(rule, ip)));
  }
}
