import { Body, Controller, Delete, Get, Header, HttpCode, Param, Post, Put } from '@nestjs/common';
import { ApiOperation, ApiProduces, ApiTags } from '@nestjs/swagger';
import { z } from 'zod';
import { ResponseSchema } from '../../../platform/http/output/response-schema.ts';
import { type Actor, CurrentActor } from '../../../platform/security/current-user.ts';
import { RequireAccess } from '../../../platform/security/principal.ts';
import { RateLimit } from '../../../platform/security/rate-limits.ts';
import { attachedPdf } from '../../accounting/documents/payment-documents.service.ts';
import { askBody, requestView } from '../refund-requests/refund-requests.dto.ts';
import { RefundRequests } from '../refund-requests/refund-requests.service.ts';
import { BuddyAddress } from './buddy-address.service.ts';
import { buddyAddressBody, creditNoteParams, ownPurchasesView, purchaseParams } from './own-purchases.dto.ts';
import { OwnPurchases } from './own-purchases.service.ts';

type Purchase = z.infer<typeof purchaseParams>;

/** Creates the PDF on first download. */
const DOWNLOAD_LIMIT = { name: 'own-receipts', points: 60, seconds: 600 };
/** Each mails the owner. */
const ASK_LIMIT = { name: 'refund-requests', points: 20, seconds: 3600 };
/** Each may mail somebody. */
const ADDRESS_LIMIT = { name: 'buddy-address', points: 10, seconds: 3600 };

@ApiTags('accounts')
@RequireAccess('member')
@Controller('api/users/me/purchases')
export class OwnPurchasesController {
  constructor(
    private readonly purchases: OwnPurchases,
    private readonly requests: RefundRequests,
    private readonly buddies: BuddyAddress,
  ) {}

  @Get()
  @ApiOperation({ summary: 'List my purchases and my halves as a buddy, newest first' })
  @ResponseSchema(200, ownPurchasesView)
  async list(@CurrentActor() actor: Actor) {
    return { items: await this.purchases.list(actor) };
  }

  @Get(':paymentId/receipt')
  @RateLimit(DOWNLOAD_LIMIT)
  @Header('x-robots-tag', 'noindex')
  @ApiOperation({ summary: 'Download the receipt of my payment as PDF' })
  @ApiProduces('application/pdf')
  async receipt(@Param({ schema: purchaseParams }) { paymentId }: Purchase, @CurrentActor() actor: Actor) {
    return attachedPdf(await this.purchases.receipt(paymentId, actor));
  }

  @Get(':paymentId/credit-notes/:refundId')
  @RateLimit(DOWNLOAD_LIMIT)
  @Header('x-robots-tag', 'noindex')
  @ApiOperation({ summary: 'Download the credit note of my refund as PDF' })
  @ApiProduces('application/pdf')
  async creditNote(
    @Param({ schema: creditNoteParams }) { paymentId, refundId }: z.infer<typeof creditNoteParams>,
    @CurrentActor() actor: Actor,
  ) {
    return attachedPdf(await this.purchases.creditNote(paymentId, refundId, actor));
  }

  @Post(':paymentId/refund-request')
  @RateLimit(ASK_LIMIT)
  @ApiOperation({ summary: 'Request a refund; one open request per payment' })
  @ResponseSchema(201, requestView)
  ask(
    @Param({ schema: purchaseParams }) { paymentId }: Purchase,
    @Body({ schema: askBody }) { reason }: z.infer<typeof askBody>,
    @CurrentActor() actor: Actor,
  ) {
    return this.requests.ask(paymentId, reason, actor);
  }

  @Put(':paymentId/buddy-address')
  @RateLimit(ADDRESS_LIMIT)
  @ApiOperation({ summary: 'Correct the address of my buddy while mails come back, once for a purchase' })
  @ResponseSchema(200, z.object({ success: z.literal(true) }))
  async correctBuddy(
    @Param({ schema: purchaseParams }) { paymentId }: Purchase,
    @Body({ schema: buddyAddressBody }) { email }: z.infer<typeof buddyAddressBody>,
    @CurrentActor() actor: Actor,
  ) {
    await this.buddies.correct(paymentId, email, actor);
    return { success: true as const };
  }

  @Delete(':paymentId/refund-request')
  @HttpCode(204)
  @ApiOperation({ summary: 'Withdraw the open request' })
  async withdraw(
    @Param({ schema: purchaseParams }) { paymentId }: Purchase,
    @CurrentActor() actor: Actor,
  ): Promise<void> {
    await this.requests.withdraw(paymentId, actor);
  }
}
