import { Controller, Get, Param, Req, Res } from '@nestjs/common';
import { ApiOperation, ApiProduces, ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { archiveParams } from '../privacy.dto.ts';
import { ArchiveLinks } from './archive-links.ts';
import { Archives } from './archive.service.ts';

@ApiTags('privacy')
@Controller('api/privacy/archives')
export class ArchiveController {
  constructor(
    private readonly links: ArchiveLinks,
    private readonly archives: Archives,
  ) {}

  /** No bearer: a browser's own download sends none. The token was made for who asked, works once and not for long. */
  @Get(':token')
  @ApiOperation({ summary: 'The ZIP file of what is known of one person' })
  @ApiProduces('application/zip')
  async download(
    @Param({ schema: archiveParams }) { token }: z.infer<typeof archiveParams>,
    @Req() { method }: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    // A mail scanner or a download manager that only asks must not use the link up.
    const isLook = method === 'HEAD';
    const subject = await (isLook ? this.links.look(token) : this.links.redeem(token));
    await reply
      .header('content-type', 'application/zip')
      .header('content-disposition', 'attachment; filename="personal-data.zip"')
      .header('x-robots-tag', 'noindex')
      .send(isLook ? undefined : this.archives.of(subject));
  }
}
