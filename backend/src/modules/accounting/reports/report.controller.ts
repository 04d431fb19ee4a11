import { stateName } from '@ironbloom/brand/indian-states';
import { Body, Controller, Get, Header, HttpCode, Post, Query, StreamableFile } from '@nestjs/common';
import { ApiOperation, ApiProduces, ApiTags } from '@nestjs/swagger';
import type { z } from 'zod';
import { ResponseSchema } from '../../../platform/http/output/response-schema.ts';
import { type Actor, CurrentActor } from '../../../platform/security/current-user.ts';
import { RequireAccess } from '../../../platform/security/principal.ts';
import { offeringLabel } from '../../payments/payment.domain.ts';
import type { ReportFormat } from './report-files.ts';
import type { ReportRow } from './report.domain.ts';
import { reportFileBody, reportQuery, reportView } from './report.dto.ts';
import { ReportService } from './report.service.ts';

const TYPES: Readonly<Record<ReportFormat, string>> = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
};

@ApiTags('payments')
@RequireAccess('payments:read')
@Controller('api/payments/admin/reports')
export class ReportController {
  constructor(private readonly reports: ReportService) {}

  @Get()
  @ApiOperation({ summary: 'Get documents, refunds and sums of a month or financial year, oldest first' })
  @ResponseSchema(200, reportView)
  async read(@Query({ schema: reportQuery }) { period: key, page, limit }: z.infer<typeof reportQuery>) {
    const { period, items, ...rest } = await this.reports.read(key, page, limit);
    const { key: read, title, from, to } = period;
    return { period: read, title, from, to, ...rest, rows: items.map(present), page, limit };
  }

  @Post('file')
  @RequireAccess('payments:export')
  @HttpCode(200)
  @Header('x-robots-tag', 'noindex')
  @ApiOperation({ summary: 'Download all rows and totals of a month or financial year as CSV or XLSX' })
  @ApiProduces(...Object.values(TYPES))
  async file(
    @Body({ schema: reportFileBody }) { period, format }: z.infer<typeof reportFileBody>,
    @CurrentActor() actor: Actor,
  ) {
    const { fileName, content } = await this.reports.file(period, format, actor);
    const disposition = `attachment; filename="${fileName}"`;
    return new StreamableFile(content, { type: TYPES[format], disposition });
  }
}

function present({ placeOfSupply, ...row }: ReportRow) {
  return {
    ...row,
    program: offeringLabel(row),
    placeOfSupply: placeOfSupply && [placeOfSupply, stateName(placeOfSupply)].join(' '),
  };
}
