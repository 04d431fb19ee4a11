import { Body, Controller, HttpCode, Post, Req, Res } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { ResponseSchema } from '../../../platform/http/output/response-schema.ts';
import { type Origin, RequestOrigin } from '../../../platform/security/current-user.ts';
import { RateLimit } from '../../../platform/security/rate-limit.guard.ts';
import { type RateLimitRule, RateLimits } from '../../../platform/security/rate-limits.ts';
import { CODE_LIMIT, MAIL_LIMIT, PASSWORD_CHECK_LIMIT, REGISTER_LIMIT } from '../auth-limits.ts';
import {
  codeBody,
  doneView,
  emailBody,
  passwordCheckBody,
  passwordCheckView,
  resendBody,
  resetBody,
  verifiedView,
} from '../auth.dto.ts';
import { presentSession } from '../auth.presenter.ts';
import { isCommonPassword } from '../../users/accounts/passwords.ts';
import { CodeRequestsService } from '../codes/code-requests.service.ts';
import { DeviceCookies } from '../devices/device-cookies.ts';
import { RecoveryService } from './recovery.service.ts';
import { RegistrationService } from './registration.service.ts';

const done = (message: string) => ({ success: true as const, message });

/** Everything that goes through a mailed code, and what is said of a new password while it is typed. */
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
  @HttpCode(200)
  @RateLimit(PASSWORD_CHECK_LIMIT)
  @ApiOperation({ summary: 'Whether a new password is easy to guess; it is kept nowhere' })
  @ResponseSchema(200, passwordCheckView)
  checkPassword(@Body({ schema: passwordCheckBody }) { password }: z.infer<typeof passwordCheckBody>) {
    return { easyToGuess: isCommonPassword(password) };
  }

  @Post('verify-email')
  @HttpCode(200)
  @RateLimit(CODE_LIMIT)
  @ApiOperation({ summary: 'Verify an address with its code, and sign in' })
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
  @HttpCode(200)
  @RateLimit(MAIL_LIMIT)
  @ApiOperation({ summary: 'Mail another code; without a purpose, for what the last one was for' })
  @ResponseSchema(200, doneView)
  async resend(
    @Body({ schema: resendBody }) { email, purpose }: z.infer<typeof resendBody>,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    await this.requests.request(email, purpose ?? 'again', this.devices.meet(request, reply));
    return done('OTP sent successfully!');
  }

  @Post('forgot-password')
  @HttpCode(200)
  @RateLimit(MAIL_LIMIT)
  @ApiOperation({ summary: 'Mail a code to set a new password with; the same answer for every address' })
  @ResponseSchema(200, doneView)
  async forgot(
    @Body({ schema: emailBody }) { email }: z.infer<typeof emailBody>,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    await this.requests.request(email, 'reset-password', this.devices.meet(request, reply));
    return done('If this address has an account, a code is on its way to it.');
  }

  @Post('verify-reset-otp')
  @HttpCode(200)
  @RateLimit(CODE_LIMIT)
  @ApiOperation({ summary: 'Whether a reset code is right; it stays usable' })
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
  @HttpCode(200)
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
