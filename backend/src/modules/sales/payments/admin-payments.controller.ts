import {
  Body,
  Controller,
  Delete,
  Get,
  Header,
  HttpCode,
  Param,
  Post,
  Query,
  Req,
  Res,
} from '@nestjs/common';
import { ApiOperation, ApiProduces, ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Readable } from 'node:stream';
import type { z } from 'zod';
import { ResponseSchema } from '../../../platform/http/output/response-schema.ts';
import { type Actor, CurrentActor } from '../../../platform/security/current-user.ts';
import { RequireAccess } from '../../../platform/security/principal.ts';
import { attachedPdf, PaymentDocuments } from '../../accounting/documents/payment-documents.service.ts';
import { RefundsService } from '../../payments/refunds/refunds.service.ts';
import { ClientNotes } from '../../programs/follow-up/client-notes.service.ts';
import { noteBody, noteParams, noteView } from '../../programs/follow-up/follow-up.dto.ts';
import { adminRequestView, decisionBody, requestParams } from '../refund-requests/refund-requests.dto.ts';
import { RefundRequests } from '../refund-requests/refund-requests.service.ts';
import {
  acceptedAnswer,
  adminPaymentsQuery,
  adminPaymentsView,
  captureRefundBody,
  exportBody,
  exportParams,
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
import { AdminPaymentsService, presentFlag, presentRefund } from './admin-payments.service.ts';
import { AfterSale } from './after-sale.service.ts';
import { FlagsService } from './flags.service.ts';

import { PaymentExportService } from './payment-export.service.ts';

type PaymentId = z.infer<typeof paymentParams>;

@ApiTags('payments')
@RequireAccess('payments:read')
@Controller('api/payments/admin')
export class AdminPaymentsController {
  constructor(
    private readonly payments: AdminPaymentsService,
    private readonly refunds: RefundsService,
    private readonly afterSale: AfterSale,
    private readonly documents: PaymentDocuments,
    private readonly flags: FlagsService,
    private readonly exports: PaymentExportService,
  ) {}

  @Get('all')
  @ApiOperation({ summary: 'List payments with filters, newest first' })
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
  @ApiOperation({ summary: 'Get a payment with its timeline, refunds and flags' })
  @ResponseSchema(200, paymentDetailView)
  byId(@Param({ schema: paymentParams }) { id }: PaymentId, @CurrentActor() { userId }: Actor) {
    return this.payments.detail(id, userId);
  }

  @Post(':id/refunds')
  @RequireAccess('payments:refund')
  @ApiOperation({ summary: 'Refund a payment; idempotent by refundKey' })
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
  @ApiOperation({ summary: 'Download the receipt as PDF; it never changes' })
  @ApiProduces('application/pdf')
  async receipt(@Param({ schema: paymentParams }) { id }: PaymentId) {
    return attachedPdf(await this.documents.receipt(id));
  }

  @Get(':id/refunds/:refundId/credit-note.pdf')
  @Header('x-robots-tag', 'noindex')
  @ApiOperation({ summary: 'Download the credit note of a refund as PDF; it never changes' })
  @ApiProduces('application/pdf')
  async creditNote(@Param({ schema: refundParams }) { id, refundId }: z.infer<typeof refundParams>) {
    return attachedPdf(await this.documents.creditNote(id, refundId));
  }

  @Post(':id/receipt')
  @RequireAccess('payments:manage')
  @ApiOperation({ summary: 'Resend the receipt' })
  @ResponseSchema(202, acceptedAnswer)
  async resendReceipt(@Param({ schema: paymentParams }) { id }: PaymentId, @CurrentActor() actor: Actor) {
    await this.afterSale.resendReceipt(id, actor);
    return { success: true as const, message: 'The receipt is on its way again.' };
  }

  @Post(':id/flags/:flagId/resolve')
  @RequireAccess('payments:manage')
  @ApiOperation({ summary: 'Resolve a flag with a note' })
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
  @ApiOperation({ summary: 'Accept a mismatched capture: the payment completes at the amount of its order' })
  @ResponseSchema(200, flagView)
  async accept(
    @Param({ schema: flagParams }) { id, flagId }: z.infer<typeof flagParams>,
    @CurrentActor() actor: Actor,
  ) {
    return presentFlag(await this.flags.accept(id, flagId, actor));
  }

  @Post(':id/flags/:flagId/refund')
  @RequireAccess('payments:refund')
  @ApiOperation({
    summary: 'Refund a mismatched capture; idempotent',
  })
  @ResponseSchema(200, refundView)
  async refundCapture(
    @Param({ schema: flagParams }) { id, flagId }: z.infer<typeof flagParams>,
    @Body({ schema: captureRefundBody }) { atRisk }: z.infer<typeof captureRefundBody>,
    @CurrentActor() actor: Actor,
  ) {
    return presentRefund(await this.flags.refund(id, flagId, atRisk, actor));
  }

  @Post('export')
  @RequireAccess('payments:export')
  @ApiOperation({ summary: 'Create a CSV download of the filtered payments' })
  @ResponseSchema(200, exportView)
  async export(@Body({ schema: exportBody }) body: z.infer<typeof exportBody>, @CurrentActor() actor: Actor) {
    const token = await this.exports.allow({ ...body, status: body.status || undefined }, actor);
    return { url: `/api/payments/exports/${token}` };
  }
}

@ApiTags('payments')
@RequireAccess('payments:manage')
@Controller('api/payments/admin')
export class PaymentNotesController {
  constructor(
    private readonly afterSale: AfterSale,
    private readonly notes: ClientNotes,
  ) {}

  @Post(':id/notes')
  @ApiOperation({ summary: 'Write a private note' })
  @ResponseSchema(201, noteView)
  async addNote(
    @Param({ schema: paymentParams }) { id }: PaymentId,
    @Body({ schema: noteBody }) { text }: z.infer<typeof noteBody>,
    @CurrentActor() actor: Actor,
  ) {
    return this.afterSale.addNote(id, text, actor);
  }

  @Delete(':id/notes/:noteId')
  @HttpCode(204)
  @ApiOperation({ summary: 'Delete one of the caller’s notes' })
  async removeNote(
    @Param({ schema: noteParams }) { id, noteId }: z.infer<typeof noteParams>,
    @CurrentActor() actor: Actor,
  ): Promise<void> {
    await this.notes.remove(id, noteId, actor);
  }
}

@ApiTags('payments')
@RequireAccess('payments:refund')
@Controller('api/payments/admin')
export class AdminRequestsController {
  constructor(private readonly requests: RefundRequests) {}

  @Post(':id/refund-requests/:requestId/answer')
  @ApiOperation({
    summary: 'Answer a refund request with or without a refund; idempotent',
  })
  @ResponseSchema(200, adminRequestView)
  answer(
    @Param({ schema: requestParams }) { id, requestId }: z.infer<typeof requestParams>,
    @Body({ schema: decisionBody }) decision: z.infer<typeof decisionBody>,
    @CurrentActor() actor: Actor,
  ) {
    return this.requests.answer(id, requestId, decision, actor);
  }
}

@ApiTags('payments')
@Controller('api/payments/exports')
export class PaymentExportController {
  constructor(private readonly exports: PaymentExportService) {}

  /** No bearer token in a browser's download: a short-lived one-time token instead. */
  @Get(':token')
  @ApiOperation({ summary: 'Download the CSV file of an export' })
  @ApiProduces('text/csv')
  async download(
    @Param({ schema: exportParams }) { token }: z.infer<typeof exportParams>,
    @Req() { method }: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    // HEAD requests of mail scanners and download managers must not use the link up.
    const { fileName, lines } =
      method === 'HEAD'
        ? { ...(await this.exports.look(token)), lines: [] }
        : await this.exports.redeem(token);
    await reply
      .header('content-type', 'text/csv; charset=utf-8')
      .header('content-disposition', `attachment; filename="${fileName}"`)
      .header('x-robots-tag', 'noindex')
      .send(Readable.from(lines));
  }
}
