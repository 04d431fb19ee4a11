import { Body, Controller, HttpCode, Post, Req, Res } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { ResponseSchema } from '../../../platform/http/output/response-schema.ts';
import { type Origin, RequestOrigin } from '../../../platform/security/current-user.ts';
import { RateLimit } from '../../../platform/security/rate-limit.guard.ts';
import { RateLimits } from '../../../platform/security/rate-limits.ts';
import type { AccessToken } from '../../users/accounts/sessions.service.ts';
import type { Account } from '../../users/accounts/accounts.service.ts';
import { SECOND_STEP_LIMIT } from '../auth-limits.ts';
import { signedInView } from '../auth.dto.ts';
import { presentSession } from '../auth.presenter.ts';
import { DeviceCookies } from '../devices/device-cookies.ts';
import {
  codeStepBody,
  passkeyStepBody,
  recoveryStepBody,
  requestOptionsView,
  ticketBody,
} from './second-factor.dto.ts';
import { SecondStepService } from './second-step.service.ts';

/** The second step of a sign-in. The ticket comes in the body: addresses are logged. */
@ApiTags('accounts')
@Controller('api/users/auth/second-step')
export class SecondStepController {
  constructor(
    private readonly steps: SecondStepService,
    private readonly devices: DeviceCookies,
    private readonly limits: RateLimits,
  ) {}

  @Post('code')
  @HttpCode(200)
  @RateLimit(SECOND_STEP_LIMIT)
  @ApiOperation({ summary: 'Sign in with the code of an authenticator app; each works once' })
  @ResponseSchema(200, signedInView)
  async code(
    @Body({ schema: codeStepBody }) { ticket, code }: z.infer<typeof codeStepBody>,
    @RequestOrigin() origin: Origin,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    const session = await this.steps.byCode(ticket, code, origin, this.devices.read(request));
    return this.signedIn(session, origin, request, reply);
  }

  @Post('recovery-code')
  @HttpCode(200)
  @RateLimit(SECOND_STEP_LIMIT)
  @ApiOperation({ summary: 'Sign in with a recovery code; each works once, and its owner is told by mail' })
  @ResponseSchema(200, signedInView)
  async recoveryCode(
    @Body({ schema: recoveryStepBody }) { ticket, code }: z.infer<typeof recoveryStepBody>,
    @RequestOrigin() origin: Origin,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    const session = await this.steps.byRecoveryCode(ticket, code, origin, this.devices.read(request));
    return this.signedIn(session, origin, request, reply);
  }

  @Post('passkey-options')
  @HttpCode(200)
  @RateLimit(SECOND_STEP_LIMIT)
  @ApiOperation({ summary: 'What to ask the browser for a passkey with; good for one try' })
  @ResponseSchema(200, requestOptionsView)
  async passkeyOptions(
    @Body({ schema: ticketBody }) { ticket }: z.infer<typeof ticketBody>,
    @Req() request: FastifyRequest,
  ) {
    const options = await this.steps.passkeyOptions(ticket, this.devices.read(request));
    // The library always sets these fields; its types mark them optional.
    return options as z.input<typeof requestOptionsView>;
  }

  @Post('passkey')
  @HttpCode(200)
  @RateLimit(SECOND_STEP_LIMIT)
  @ApiOperation({ summary: 'Sign in with a passkey' })
  @ResponseSchema(200, signedInView)
  async passkey(
    @Body({ schema: passkeyStepBody }) { ticket, response }: z.infer<typeof passkeyStepBody>,
    @RequestOrigin() origin: Origin,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    const session = await this.steps.byPasskey(ticket, response, origin, this.devices.read(request));
    return this.signedIn(session, origin, request, reply);
  }

  private async signedIn(
    session: AccessToken & { account: Account },
    { ip }: Origin,
    request: FastifyRequest,
    reply: FastifyReply,
  ) {
    await this.limits.giveBack(SECOND_STEP_LIMIT, ip);
    this.devices.remember(request, reply, session.account.email);
    return presentSession(session);
  }
}
