import { Body, Controller, Get, HttpCode, Injectable, Param, Post, Query, Req, Res } from '@nestjs/common';
import { ApiOperation, ApiProduces, ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { PassThrough } from 'node:stream';
import type { z } from 'zod';
import { ResponseSchema } from '../../../platform/http/output/response-schema.ts';
import { CurrentUser } from '../../../platform/security/current-user.ts';
import { type Principal, RequireAccess } from '../../../platform/security/principal.ts';
import { RateLimit } from '../../../platform/security/rate-limits.ts';
import { programParams } from '../intake/intake.dto.ts';
import { messageParams, reportBody, reportsView, sendBody, threadQuery, threadView } from './messages.dto.ts';
import { Messages } from './messages.service.ts';

type Program = z.infer<typeof programParams>;
type Message = z.infer<typeof messageParams>;

/** More than anybody types; a script is slowed down. */
const SEND_LIMIT = { name: 'program-messages', points: 120, seconds: 600 };
/** A line now and then, so that proxies keep the connection and a lost one is noticed. */
const HEARTBEAT_MS = 20_000;
/** The browser connects anew after so long: a token that has ended meanwhile opens nothing. */
const STREAM_MS = 10 * 60_000;

/** The same routes for the client and for the team. */
function threadController(access: Parameters<typeof RequireAccess>[0]) {
  @Injectable()
  @RequireAccess(access)
  abstract class ThreadController {
    constructor(protected readonly messages: Messages) {}

    @Get()
    @ApiOperation({ summary: 'The thread of a program; what is shown counts as read' })
    @ResponseSchema(200, threadView)
    thread(
      @Param({ schema: programParams }) { id }: Program,
      @Query({ schema: threadQuery }) { before }: z.infer<typeof threadQuery>,
      @CurrentUser() viewer: Principal,
    ) {
      return this.messages.thread(id, viewer, before);
    }

    @Post()
    @HttpCode(200)
    @RateLimit(SEND_LIMIT)
    @ApiOperation({ summary: 'Send a message; sent again with the same id it is the same message' })
    @ResponseSchema(200, threadView)
    async send(
      @Param({ schema: programParams }) { id }: Program,
      @Body({ schema: sendBody }) message: z.infer<typeof sendBody>,
      @CurrentUser() viewer: Principal,
    ) {
      await this.messages.send(id, message, viewer);
      return this.messages.thread(id, viewer);
    }

    @Post(':messageId/report')
    @HttpCode(200)
    @ApiOperation({ summary: 'Report a message to the owner' })
    @ResponseSchema(200, threadView)
    async report(
      @Param({ schema: messageParams }) { id, messageId }: Message,
      @Body({ schema: reportBody }) { reason }: z.infer<typeof reportBody>,
      @CurrentUser() viewer: Principal,
    ) {
      await this.messages.report(id, messageId, reason, viewer);
      return this.messages.thread(id, viewer);
    }

    @Get('stream')
    @ApiOperation({ summary: 'An event each time that the thread has changed' })
    @ApiProduces('text/event-stream')
    async stream(
      @Param({ schema: programParams }) { id }: Program,
      @CurrentUser() viewer: Principal,
      @Req() request: FastifyRequest,
      @Res() reply: FastifyReply,
    ): Promise<void> {
      const lines = new PassThrough();
      const stop = await this.messages.listen(id, viewer, (news) => {
        if (news === 'changed') lines.write('data: changed\n\n');
        else lines.end();
      });
      const heartbeat = setInterval(() => lines.write(': waiting\n\n'), HEARTBEAT_MS);
      const end = setTimeout(() => lines.end(), STREAM_MS);
      lines.on('close', () => {
        stop();
        clearInterval(heartbeat);
        clearTimeout(end);
      });
      request.raw.on('close', () => lines.destroy());
      lines.write(': waiting\n\n');
      await reply
        .headers({
          'cache-control': 'no-store',
          'content-type': 'text/event-stream',
          'x-accel-buffering': 'no',
        })
        .send(lines);
    }
  }
  return ThreadController;
}

@ApiTags('clients')
@Controller('api/my/programs/:id/messages')
export class OwnThreadController extends threadController('member') {}

@ApiTags('clients')
@Controller('api/admin/clients/:id/messages')
export class ClientThreadController extends threadController('clients:read') {}

@ApiTags('clients')
@RequireAccess('people:manage')
@Controller('api/admin/clients/:id/reports')
export class MessageReportsController {
  constructor(private readonly messages: Messages) {}

  @Get()
  @ApiOperation({ summary: 'Messages of a thread that were reported to the owner, newest first' })
  @ResponseSchema(200, reportsView)
  async list(@Param({ schema: programParams }) { id }: Program, @CurrentUser() viewer: Principal) {
    return { items: await this.messages.reports(id, viewer) };
  }
}
