import { Controller, Get, Param, Req, Res } from '@nestjs/common';
import { ApiOperation, ApiProduces, ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Readable } from 'node:stream';
import type { z } from 'zod';
import { exportParams } from '../payments/admin-payments.dto.ts';
import { PaymentExportService } from './payment-export.service.ts';

@ApiTags('payments')
@Controller('api/payments/exports')
export class PaymentExportController {
  constructor(private readonly exports: PaymentExportService) {}

  /** No bearer: a browser's own download sends none. The token was made for an admin, works once and not for long. */
  @Get(':token')
  @ApiOperation({ summary: 'The CSV file that an export made ready' })
  @ApiProduces('text/csv')
  async download(
    @Param({ schema: exportParams }) { token }: z.infer<typeof exportParams>,
    @Req() { method }: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    // A mail scanner or a download manager that only asks must not use the link up.
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
