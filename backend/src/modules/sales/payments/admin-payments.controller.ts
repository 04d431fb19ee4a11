import { Body, Controller, Get, Header, HttpCode, Param, Post, Query } from '@nestjs/common';
import { ApiBearerAuth, ApiOperation, ApiProduces, ApiTags } from '@nestjs/swagger';
import type { z } from 'zod';
import { ResponseSchema } from '../../../platform/http/output/response-schema.ts';
import { type Actor, CurrentActor } from '../../../platform/security/current-user.ts';
import { RequireAccess } from '../../../platform/security/principal.ts';
import {
  acceptedAnswer,
  adminPaymentsQuery,
  adminPaymentsView,
  captureRefundBody,
  exportBody,
  exportView,
  flagParams,
  flagView,
  paymentDetailView,
  paymentParams,
  refundBody,
  refundParams,
  refundView,
  resolveBody,
} from './admin-payments.dto.ts';
import { presentDetail, presentFlag, presentRefund } from './admin-payments.presenter.ts';
import { attachedPdf } from '../../accounting/documents/attached-pdf.ts';
import { Receipts } from '../../accounting/documents/payment-documents.api.ts';
import { AdminPaymentsService } from './admin-payments.service.ts';
import { FlagsService } from './flags.service.ts';
import { UnfitCaptures } from './unfit-captures.service.ts';
import { PaymentExportService } from '../export/payment-export.service.ts';
import { ReceiptsService } from './receipts.service.ts';
import { RefundsService } from '../../payments/refunds/refunds.service.ts';

type PaymentId = z.infer<typeof paymentParams>;

@ApiTags('payments')
@ApiBearerAuth()
@RequireAccess('payments:read')
@Controller('api/payments/admin')
export class AdminPaymentsController {
  constructor(
    private readonly payments: AdminPaymentsService,
    private readonly refunds: RefundsService,
    private readonly receipts: ReceiptsService,
    private readonly documents: Receipts,
    private readonly flags: FlagsService,
    private readonly captures: UnfitCaptures,
    private readonly exports: PaymentExportService,
  ) {}

  @Get('all')
  @ApiOperation({ summary: 'Payments, newest first, filtered' })
  @ResponseSchema(200, adminPaymentsView)
  async list(@Query({ schema: adminPaymentsQuery }) query: z.infer<typeof adminPaymentsQuery>) {
    const { page, limit, status, flagged, refundAsked, toCall, ...rest } = query;
    const filter = {
      ...rest,
      status: status || undefined,
      flagged: flagged === 'true',
      refundAsked: refundAsked === 'true',
      toCall: toCall === 'true',
    };
    const { items, ...frame } = await this.payments.list(filter, page, limit);
    return { payments: items, ...frame };
  }

  @Get(':id')
  @ApiOperation({ summary: 'One payment with its timeline, refunds and flags' })
  @ResponseSchema(200, paymentDetailView)
  async byId(@Param({ schema: paymentParams }) { id }: PaymentId, @CurrentActor() { userId }: Actor) {
    return presentDetail(await this.payments.detail(id), userId);
  }

  @Post(':id/refunds')
  @RequireAccess('payments:refund')
  @ApiOperation({ summary: 'Give money back; the same refundKey is one refund' })
  @ResponseSchema(201, refundView)
  async refund(
    @Param({ schema: paymentParams }) { id }: PaymentId,
    @Body({ schema: refundBody }) body: z.infer<typeof refundBody>,
    @CurrentActor() actor: Actor,
  ) {
    return presentRefund(await this.refunds.create(id, body, actor));
  }

  @Get(':id/receipt.pdf')
  @Header('x-robots-tag', 'noindex')
  @ApiOperation({ summary: 'The receipt as PDF: the same bytes each time' })
  @ApiProduces('application/pdf')
  async receipt(@Param({ schema: paymentParams }) { id }: PaymentId) {
    return attachedPdf(await this.documents.of(id));
  }

  @Get(':id/refunds/:refundId/credit-note.pdf')
  @Header('x-robots-tag', 'noindex')
  @ApiOperation({ summary: 'The credit note of a refund as PDF: the same bytes each time' })
  @ApiProduces('application/pdf')
  async creditNote(@Param({ schema: refundParams }) { id, refundId }: z.infer<typeof refundParams>) {
    return attachedPdf(await this.documents.creditNote(id, refundId));
  }

  @Post(':id/receipt')
  @RequireAccess('payments:manage')
  @HttpCode(202)
  @ApiOperation({ summary: 'Send the receipt again' })
  @ResponseSchema(202, acceptedAnswer)
  async resendReceipt(@Param({ schema: paymentParams }) { id }: PaymentId, @CurrentActor() actor: Actor) {
    await this.receipts.resend(id, actor);
    return { success: true as const, message: 'The receipt is on its way again.' };
  }

  @Post(':id/flags/:flagId/resolve')
  @RequireAccess('payments:manage')
  @HttpCode(200)
  @ApiOperation({ summary: 'Say how what needed a look was settled' })
  @ResponseSchema(200, flagView)
  async resolve(
    @Param({ schema: flagParams }) { id, flagId }: z.infer<typeof flagParams>,
    @Body({ schema: resolveBody }) { note }: z.infer<typeof resolveBody>,
    @CurrentActor() actor: Actor,
  ) {
    return presentFlag(await this.flags.resolve(id, flagId, note, actor));
  }

  @Post(':id/flags/:flagId/accept')
  @RequireAccess('payments:refund')
  @HttpCode(200)
  @ApiOperation({ summary: 'Accept a capture of another amount: the order is paid at its own amount' })
  @ResponseSchema(200, flagView)
  async accept(
    @Param({ schema: flagParams }) { id, flagId }: z.infer<typeof flagParams>,
    @CurrentActor() actor: Actor,
  ) {
    return presentFlag(await this.captures.accept(id, flagId, actor));
  }

  @Post(':id/flags/:flagId/refund')
  @RequireAccess('payments:refund')
  @HttpCode(200)
  @ApiOperation({
    summary: 'Give back a capture that does not match its order; asked twice, it is one refund',
  })
  @ResponseSchema(200, refundView)
  async refundCapture(
    @Param({ schema: flagParams }) { id, flagId }: z.infer<typeof flagParams>,
    @Body({ schema: captureRefundBody }) { atRisk }: z.infer<typeof captureRefundBody>,
    @CurrentActor() actor: Actor,
  ) {
    return presentRefund(await this.captures.refund(id, flagId, atRisk, actor));
  }

  @Post('export')
  @RequireAccess('payments:export')
  @HttpCode(200)
  @ApiOperation({ summary: 'A download of the filtered payments as CSV' })
  @ResponseSchema(200, exportView)
  async export(@Body({ schema: exportBody }) body: z.infer<typeof exportBody>, @CurrentActor() actor: Actor) {
    const token = await this.exports.allow({ ...body, status: body.status || undefined }, actor);
    return { url: `/api/payments/exports/${token}` };
  }
}
