import { Controller, Get, Param, Post, Req, Res } from '@nestjs/common';
import { ApiBearerAuth, ApiOperation, ApiProduces, ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { PICTURE_POLICY } from '../../../platform/http/output/security-headers.ts';
import { ResponseSchema } from '../../../platform/http/output/response-schema.ts';
import { OptionalUser } from '../../../platform/security/current-user.ts';
import { type Principal, RequireAccess } from '../../../platform/security/principal.ts';
import { type OpenedFile, PrivateFiles } from './private-files.service.ts';

const fileParams = z.object({ id: z.uuid() });
const ticketParams = z.object({ ticket: z.string().regex(/^[\w-]{43}$/) });
const ticketView = z.object({
  url: z.string().meta({ description: 'Opens the file once, within a minute, without a bearer token' }),
});

/** Answers 404 for files without access, as for missing ones. */
@ApiTags('media')
@Controller('api/private-files')
export class PrivateFilesController {
  constructor(private readonly files: PrivateFiles) {}

  @Get('opened/:ticket')
  @ApiOperation({ summary: 'Get a private file by a one-time ticket' })
  @ApiProduces('application/octet-stream')
  async openByTicket(
    @Param({ schema: ticketParams }) { ticket }: z.infer<typeof ticketParams>,
    @Req() { method }: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    await send(reply, await this.files.redeem(ticket, method === 'HEAD'));
  }

  @Get(':id')
  @RequireAccess('anyone')
  @ApiBearerAuth()
  @ApiOperation({ summary: 'Get a private file, with access to its resource' })
  @ApiProduces('application/octet-stream')
  async open(
    @Param({ schema: fileParams }) { id }: z.infer<typeof fileParams>,
    @OptionalUser() viewer: Principal | undefined,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    await send(reply, await this.files.open(id, viewer));
  }

  @Post(':id/ticket')
  @RequireAccess('anyone')
  @ApiBearerAuth()
  @ApiOperation({ summary: 'Create a download link to a private file' })
  @ResponseSchema(200, ticketView)
  async ticket(
    @Param({ schema: fileParams }) { id }: z.infer<typeof fileParams>,
    @OptionalUser() viewer: Principal | undefined,
  ) {
    return { url: `/api/private-files/opened/${await this.files.ticket(id, viewer)}` };
  }
}

async function send(reply: FastifyReply, { file, body }: OpenedFile): Promise<void> {
  await reply
    .headers({
      'cache-control': 'private, no-store',
      'content-type': file.contentType,
      'content-length': file.bytes,
      'content-disposition': `inline; filename*=UTF-8''${encodedName(file.name)}`,
      'content-security-policy': PICTURE_POLICY,
      'x-robots-tag': 'noindex',
    })
    .send(body);
}

/** RFC 8187 encoding of a header parameter. */
const encodedName = (name: string): string =>
  encodeURIComponent(name.toWellFormed()).replace(
    /['()*]/g,
    (letter) => `%${letter.charCodeAt(0).toString(16)}`,
  );
