import { Body, Controller, Post, Req, Res } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { ResponseSchema } from '../../../platform/http/output/response-schema.ts';
import { type Origin, RequestOrigin } from '../../../platform/security/current-user.ts';
import { RateLimit } from '../../../platform/security/rate-limits.ts';
import { PURCHASE_LINK_LIMIT } from '../auth-limits.ts';
import {
  doneView,
  openPurchaseBody,
  presentSession,
  purchaseLinkBody,
  purchaseLinkView,
  signedInView,
} from '../auth.dto.ts';
import { DeviceCookies } from '../device-cookies.ts';
import { OpenPurchaseService } from './purchase-links.service.ts';

/** The token is in the body, as addresses are logged. */
@ApiTags('accounts')
@Controller('api/users/purchase-links')
export class PurchaseLinksController {
  constructor(
    private readonly purchases: OpenPurchaseService,
    private readonly devices: DeviceCookies,
  ) {}

  @Post('look')
  @RateLimit(PURCHASE_LINK_LIMIT)
  @ApiOperation({ summary: 'Check a purchase link; it stays valid' })
  @ResponseSchema(200, purchaseLinkView)
  async look(@Body({ schema: purchaseLinkBody }) { token }: z.infer<typeof purchaseLinkBody>) {
    const { state, email, hasAccount } = await this.purchases.find(token);
    // A used or expired link does not show its address.
    return state === 'open' ? { state, email, hasAccount } : { state };
  }

  @Post('open')
  @RateLimit(PURCHASE_LINK_LIMIT)
  @ApiOperation({ summary: 'Create the account of the link’s address with its purchases, and sign in' })
  @ResponseSchema(200, signedInView)
  async open(
    @Body({ schema: openPurchaseBody }) { token, password }: z.infer<typeof openPurchaseBody>,
    @RequestOrigin() origin: Origin,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    const session = await this.purchases.open(token, password, origin);
    this.devices.remember(request, reply, session.account.email);
    return presentSession(session);
  }

  @Post('renew')
  @RateLimit(PURCHASE_LINK_LIMIT)
  @ApiOperation({ summary: 'Mail a new link to the same address' })
  @ResponseSchema(200, doneView)
  async renew(@Body({ schema: purchaseLinkBody }) { token }: z.infer<typeof purchaseLinkBody>) {
    await this.purchases.renew(token);
    return { success: true as const, message: 'A new link is on its way to the address of the purchase.' };
  }
}
