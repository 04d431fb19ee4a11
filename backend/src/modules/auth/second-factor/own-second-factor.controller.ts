import { Body, Controller, Delete, Get, HttpCode, Param, Post } from '@nestjs/common';
import { ApiBearerAuth, ApiOperation, ApiResponse, ApiTags } from '@nestjs/swagger';
import type { z } from 'zod';
import { ResponseSchema } from '../../../platform/http/output/response-schema.ts';
import { type Actor, CurrentActor, CurrentUser } from '../../../platform/security/current-user.ts';
import { type Principal, RequireAccess } from '../../../platform/security/principal.ts';
import { RateLimit } from '../../../platform/security/rate-limit.guard.ts';
import { OWN_SECOND_FACTOR_LIMIT } from '../auth-limits.ts';
import { IdentityConfirmation } from './identity-confirmation.api.ts';
import { OwnSecondFactorService } from './own-second-factor.service.ts';
import {
  addPasskeyBody,
  confirmIdentityBody,
  creationOptionsView,
  ownSecondFactorView,
  passkeyParams,
  recoveryCodesView,
  totpConfirmBody,
  totpSetupView,
} from './second-factor.dto.ts';

/** Two-step sign-in of who asks. Every change wants the password first (`confirm`), or a fresh sign-in of who has none. */
@ApiTags('accounts')
@ApiBearerAuth()
@RequireAccess('member')
@Controller('api/users/me/second-factor')
export class OwnSecondFactorController {
  constructor(
    private readonly factor: OwnSecondFactorService,
    private readonly identity: IdentityConfirmation,
  ) {}

  @Get()
  @ApiOperation({ summary: 'How I sign in beside my password' })
  @ResponseSchema(200, ownSecondFactorView)
  async own(@CurrentActor() actor: Actor, @CurrentUser() { token }: Principal) {
    const [own, identity] = await Promise.all([this.factor.of(actor), this.identity.stateOf(actor, token)]);
    return { ...own, identity };
  }

  @Post('confirm')
  @HttpCode(204)
  @RateLimit(OWN_SECOND_FACTOR_LIMIT)
  @ApiOperation({ summary: 'Show my password again; changes are taken from this session for ten minutes' })
  @ApiResponse({ status: 204 })
  async confirm(
    @Body({ schema: confirmIdentityBody }) { password }: z.infer<typeof confirmIdentityBody>,
    @CurrentActor() actor: Actor,
    @CurrentUser() { token }: Principal,
  ): Promise<void> {
    await this.identity.confirm(actor, token, password);
  }

  @Post('totp')
  @HttpCode(200)
  @RateLimit(OWN_SECOND_FACTOR_LIMIT)
  @ApiOperation({ summary: 'A secret for an authenticator app; counts once a code of it came back' })
  @ResponseSchema(200, totpSetupView)
  async beginTotp(@CurrentActor() actor: Actor, @CurrentUser() user: Principal) {
    return this.factor.beginTotp(await this.owner(actor, user));
  }

  @Post('totp/confirm')
  @HttpCode(200)
  @RateLimit(OWN_SECOND_FACTOR_LIMIT)
  @ApiOperation({ summary: 'A code of the new app: it counts from now on, in place of one from before' })
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
  @HttpCode(200)
  @RateLimit(OWN_SECOND_FACTOR_LIMIT)
  @ApiOperation({ summary: 'Ten new recovery codes, shown this once; those from before work no more' })
  @ResponseSchema(200, recoveryCodesView)
  async renewRecoveryCodes(@CurrentActor() actor: Actor, @CurrentUser() user: Principal) {
    return { recoveryCodes: await this.factor.renewRecoveryCodes(await this.owner(actor, user)) };
  }

  @Post('passkeys/options')
  @HttpCode(200)
  @RateLimit(OWN_SECOND_FACTOR_LIMIT)
  @ApiOperation({ summary: 'What to make a passkey with; good for one try' })
  @ResponseSchema(200, creationOptionsView)
  async beginPasskey(@CurrentActor() actor: Actor, @CurrentUser() user: Principal) {
    const options = await this.factor.beginPasskey(await this.owner(actor, user));
    // The library always sets these fields; its types mark them optional.
    return options as z.input<typeof creationOptionsView>;
  }

  @Post('passkeys')
  @RateLimit(OWN_SECOND_FACTOR_LIMIT)
  @ApiOperation({ summary: 'Add the passkey that the browser has made' })
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
