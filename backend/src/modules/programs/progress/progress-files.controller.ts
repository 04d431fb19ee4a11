import { Body, Controller, Get, HttpCode, Param, Post, Req, Res } from '@nestjs/common';
import { ApiOperation, ApiProduces, ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { ResponseSchema } from '../../../platform/http/output/response-schema.ts';
import { type Actor, CurrentActor } from '../../../platform/security/current-user.ts';
import { RequireAccess } from '../../../platform/security/principal.ts';
import { programParams } from '../intake/intake.dto.ts';
import { progressFileBody, downloadParams, downloadView } from './progress-files.dto.ts';
import { ProgressFiles } from './progress-files.service.ts';

@ApiTags('clients')
@RequireAccess('member')
@Controller('api/my/programs/:id/progress/files')
export class OwnProgressFilesController {
  constructor(private readonly files: ProgressFiles) {}

  @Post()
  @HttpCode(200)
  @ApiOperation({ summary: 'Create a download link to my check-ins or my training as CSV' })
  @ResponseSchema(200, downloadView)
  async create(
    @Param({ schema: programParams }) { id }: z.infer<typeof programParams>,
    @Body({ schema: progressFileBody }) body: z.infer<typeof progressFileBody>,
    @CurrentActor() { userId }: Actor,
  ) {
    return { url: await this.files.issue(id, body.of, userId) };
  }
}

@ApiTags('clients')
@Controller('api/my/progress-files')
export class ProgressFilesController {
  constructor(private readonly files: ProgressFiles) {}

  @Get(':ticket')
  @ApiOperation({ summary: 'Get check-ins or training as CSV by a one-time ticket' })
  @ApiProduces('text/csv')
  async open(
    @Param({ schema: downloadParams }) { ticket }: z.infer<typeof downloadParams>,
    @Req() { method }: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const { fileName, csv } = await this.files.open(ticket, method === 'HEAD');
    await reply
      .headers({
        'cache-control': 'private, no-store',
        'content-type': 'text/csv; charset=utf-8',
        'content-disposition': `attachment; filename="${fileName}"`,
        'x-robots-tag': 'noindex',
      })
      .send(csv);
  }
}
