import { Body, Controller, Delete, Get, HttpCode, Param, Post, Req, Res } from '@nestjs/common';
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
import { RateLimit, RateLimits } from '../../../platform/security/rate-limits.ts';
import type { Session } from '../../users/accounts/sessions.service.ts';
import { OWN_SECOND_FACTOR_LIMIT, SECOND_STEP_LIMIT } from '../auth-limits.ts';
import { presentSession, signedInView } from '../auth.dto.ts';
import { DeviceCookies } from '../device-cookies.ts';
import { IdentityConfirmation } from './identity-confirmation.service.ts';
import { OwnSecondFactorService } from './own-second-factor.service.ts';
import {
  addPasskeyBody,
  codeStepBody,
  confirmIdentityBody,
  creationOptionsView,
  ownSecondFactorView,
  passkeyParams,
  passkeyStepBody,
  recoveryCodesView,
  recoveryStepBody,
  requestOptionsView,
  ticketBody,
  totpConfirmBody,
  totpSetupView,
} from './second-factor.dto.ts';
import { SecondStepService } from './second-step.service.ts';

/** Second step of a sign-in. The ticket is in the body, as addresses are logged. */
@ApiTags('accounts')
@Controller('api/users/auth/second-step')
export class SecondStepController {
  constructor(
    private readonly steps: SecondStepService,
    private readonly devices: DeviceCookies,
    private readonly limits: RateLimits,
  ) {}

  @Post('code')
  @RateLimit(SECOND_STEP_LIMIT)
  @ApiOperation({ summary: 'Sign in with the code of an authenticator app, which works once' })
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
  @RateLimit(SECOND_STEP_LIMIT)
  @ApiOperation({ summary: 'Sign in with a recovery code, which works once; its owner gets a mail' })
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
  @RateLimit(SECOND_STEP_LIMIT)
  @ApiOperation({ summary: 'Get the options for using a passkey, valid once' })
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

  private async signedIn(session: Session, { ip }: Origin, request: FastifyRequest, reply: FastifyReply) {
    await this.limits.giveBack(SECOND_STEP_LIMIT, ip);
    this.devices.remember(request, reply, session.account.email);
    return presentSession(session);
  }
}

/** The caller's own two-step sign-in. Changes need the password again (`confirm`), or a recent sign-in without one. */
@ApiTags('accounts')
@RequireAccess('member')
@Controller('api/users/me/second-factor')
export class OwnSecondFactorController {
  constructor(
    private readonly factor: OwnSecondFactorService,
    private readonly identity: IdentityConfirmation,
  ) {}

  @Get()
  @ApiOperation({ summary: 'Get my second factors' })
  @ResponseSchema(200, ownSecondFactorView)
  async own(@CurrentActor() actor: Actor, @CurrentUser() { token }: Principal) {
    const [own, identity] = await Promise.all([
      this.factor.overview(actor),
      this.identity.stateOf(actor, token),
    ]);
    return { ...own, identity };
  }

  @Post('confirm')
  @HttpCode(204)
  @RateLimit(OWN_SECOND_FACTOR_LIMIT)
  @ApiOperation({ summary: 'Confirm my password; this session may change second factors for ten minutes' })
  @ApiResponse({ status: 204 })
  async confirm(
    @Body({ schema: confirmIdentityBody }) { password }: z.infer<typeof confirmIdentityBody>,
    @CurrentActor() actor: Actor,
    @CurrentUser() { token }: Principal,
  ): Promise<void> {
    await this.identity.confirm(actor, token, password);
  }

  @Post('totp')
  @RateLimit(OWN_SECOND_FACTOR_LIMIT)
  @ApiOperation({
    summary: 'Get a secret for an authenticator app, which becomes active with its first code',
  })
  @ResponseSchema(200, totpSetupView)
  async beginTotp(@CurrentActor() actor: Actor, @CurrentUser() user: Principal) {
    return this.factor.beginTotp(await this.owner(actor, user));
  }

  @Post('totp/confirm')
  @RateLimit(OWN_SECOND_FACTOR_LIMIT)
  @ApiOperation({ summary: 'Activate the authenticator app with its first code; replaces an earlier app' })
  @ResponseSchema(200, recoveryCodesView)
  async confirmTotp(
    @Body({ schema: totpConfirmBody }) { code }: z.infer<typeof totpConfirmBody>,
    @CurrentActor() actor: Actor,
    @CurrentUser() user: Principal,
  ) {
    const codes = await this.factor.confirmTotp(await this.owner(actor, user), code);
    return { recoveryCodes: codes ?? null };
  }

  @Delete('totp')
  @HttpCode(204)
  @RateLimit(OWN_SECOND_FACTOR_LIMIT)
  @ApiOperation({ summary: 'Remove the authenticator app' })
  @ApiResponse({ status: 204 })
  async removeTotp(@CurrentActor() actor: Actor, @CurrentUser() user: Principal): Promise<void> {
    await this.factor.removeTotp(await this.owner(actor, user));
  }

  @Post('recovery-codes')
  @RateLimit(OWN_SECOND_FACTOR_LIMIT)
  @ApiOperation({ summary: 'Replace the recovery codes by ten new ones, shown once' })
  @ResponseSchema(200, recoveryCodesView)
  async renewRecoveryCodes(@CurrentActor() actor: Actor, @CurrentUser() user: Principal) {
    return { recoveryCodes: await this.factor.renewRecoveryCodes(await this.owner(actor, user)) };
  }

  @Post('passkeys/options')
  @RateLimit(OWN_SECOND_FACTOR_LIMIT)
  @ApiOperation({ summary: 'Get the options for creating a passkey, valid once' })
  @ResponseSchema(200, creationOptionsView)
  async beginPasskey(@CurrentActor() actor: Actor, @CurrentUser() user: Principal) {
    const options = await this.factor.beginPasskey(await this.owner(actor, user));
    // The library always sets these fields; its types mark them optional.
    return options as z.input<typeof creationOptionsView>;
  }

  @Post('passkeys')
  @RateLimit(OWN_SECOND_FACTOR_LIMIT)
  @ApiOperation({ summary: 'Add a passkey created by the browser' })
  @ResponseSchema(201, recoveryCodesView)
  async addPasskey(
    @Body({ schema: addPasskeyBody }) { name, response }: z.infer<typeof addPasskeyBody>,
    @CurrentActor() actor: Actor,
    @CurrentUser() user: Principal,
  ) {
    const codes = await this.factor.addPasskey(await this.owner(actor, user), name, response);
    return { recoveryCodes: codes ?? null };
  }

  @Delete('passkeys/:id')
  @HttpCode(204)
  @RateLimit(OWN_SECOND_FACTOR_LIMIT)
  @ApiOperation({ summary: 'Remove a passkey' })
  @ApiResponse({ status: 204 })
  async removePasskey(
    @Param({ schema: passkeyParams }) { id }: z.infer<typeof passkeyParams>,
    @CurrentActor() actor: Actor,
    @CurrentUser() user: Principal,
  ): Promise<void> {
    await this.factor.removePasskey(await this.owner(actor, user), id);
  }

  /** @throws CONFIRM_IDENTITY, SIGN_IN_AGAIN */
  private async owner(actor: Actor, { name, token }: Principal) {
    await this.identity.require(actor, token);
    return { ...actor, name };
  }
}
