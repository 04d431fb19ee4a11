import { Body, Controller, Get, HttpCode, Param, Post, Query } from '@nestjs/common';
import { ApiBearerAuth, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { z } from 'zod';
import { ResponseSchema } from '../../../platform/http/output/response-schema.ts';
import { BodyLimit } from '../../../platform/http/input/body-limit.ts';
import { type Actor, CurrentActor } from '../../../platform/security/current-user.ts';
import { RequireAccess } from '../../../platform/security/principal.ts';
import { BroadcastControlService } from '../control/broadcast-control.service.ts';
import {
  broadcastListView,
  broadcastParams,
  type BroadcastQuery,
  broadcastQuery,
  broadcastView,
  createBroadcast,
  type CreateBroadcast,
  createdBroadcast,
  messageSize,
  type MessageSize,
  messageSizeView,
  messageView,
  MAX_RECIPIENTS,
  recipientListView,
  recipientParams,
  recipientQuery,
} from '../core/broadcasts.dto.ts';
import { BroadcastsService } from '../compose/broadcasts.service.ts';
import { RecipientsService } from '../recipients/recipients.service.ts';

/** 100,000 addresses with their names, and five megabytes of pictures. */
const MAX_BYTES = 24 * 1024 * 1024;

type Params = z.infer<typeof broadcastParams>;

@ApiTags('broadcasts')
@ApiBearerAuth()
@RequireAccess('broadcast:send')
@Controller('api/broadcasts')
export class BroadcastsController {
  constructor(
    private readonly broadcasts: BroadcastsService,
    private readonly control: BroadcastControlService,
    private readonly recipients: RecipientsService,
  ) {}

  @Post()
  @BodyLimit({ bytes: MAX_BYTES, values: 5 * MAX_RECIPIENTS })
  @ApiOperation({
    summary: 'Send a message to many, now or later; the same intentKey again is the same broadcast',
  })
  @ResponseSchema(201, createdBroadcast)
  create(@Body({ schema: createBroadcast }) body: CreateBroadcast, @CurrentActor() actor: Actor) {
    return this.broadcasts.create(body, actor);
  }

  @Post('size')
  @HttpCode(200)
  @BodyLimit({ bytes: 4 * 1024 * 1024, values: 10 })
  @ApiOperation({ summary: 'How large a message would be, which nobody is sent' })
  @ResponseSchema(200, messageSizeView)
  size(@Body({ schema: messageSize }) body: MessageSize) {
    return { bytes: this.broadcasts.sizeOf(body) };
  }

  @Get()
  @ApiOperation({ summary: 'Broadcasts, newest first, with their counts' })
  @ResponseSchema(200, broadcastListView)
  list(@Query({ schema: broadcastQuery }) query: BroadcastQuery) {
    return this.broadcasts.list(query);
  }

  @Get(':id')
  @ApiOperation({ summary: 'One broadcast with its counts' })
  @ResponseSchema(200, broadcastView)
  byId(@Param({ schema: broadcastParams }) { id }: Params) {
    return this.broadcasts.get(id);
  }

  @Get(':id/message')
  @ApiOperation({ summary: 'What was sent: sender, subject, body with its placeholders, pictures' })
  @ResponseSchema(200, messageView)
  async message(@Param({ schema: broadcastParams }) { id }: Params) {
    const { attachments, ...message } = await this.broadcasts.message(id);
    const files = attachments.map(({ content, ...file }) => ({
      ...file,
      contentBase64: content.toString('base64'),
    }));
    return { ...message, attachments: files };
  }

  @Get(':id/recipients')
  @ApiOperation({ summary: 'What became of each recipient, in the order of the file' })
  @ResponseSchema(200, recipientListView)
  outcomes(
    @Param({ schema: broadcastParams }) { id }: Params,
    @Query({ schema: recipientQuery }) { page, limit, ...filter }: z.infer<typeof recipientQuery>,
  ) {
    return this.recipients.list(id, filter, page, limit);
  }

  @Post(':id/pause')
  @HttpCode(200)
  @ResponseSchema(200, broadcastView)
  async pause(@Param({ schema: broadcastParams }) { id }: Params, @CurrentActor() actor: Actor) {
    await this.control.pause(id, actor);
    return this.byId({ id });
  }

  @Post(':id/resume')
  @HttpCode(200)
  @ResponseSchema(200, broadcastView)
  async resume(@Param({ schema: broadcastParams }) { id }: Params, @CurrentActor() actor: Actor) {
    await this.control.resume(id, actor);
    return this.byId({ id });
  }

  @Post(':id/cancel')
  @HttpCode(200)
  @ResponseSchema(200, broadcastView)
  async cancel(@Param({ schema: broadcastParams }) { id }: Params, @CurrentActor() actor: Actor) {
    await this.control.cancel(id, actor);
    return this.byId({ id });
  }

  @Post(':id/retry-failed')
  @HttpCode(200)
  @ResponseSchema(200, broadcastView)
  async retryFailed(@Param({ schema: broadcastParams }) { id }: Params, @CurrentActor() actor: Actor) {
    await this.control.retryFailed(id, actor);
    return this.byId({ id });
  }

  @Post(':id/send-rest')
  @HttpCode(200)
  @ApiOperation({ summary: 'Send to those whom a cancellation left out' })
  @ResponseSchema(200, broadcastView)
  async sendRest(@Param({ schema: broadcastParams }) { id }: Params, @CurrentActor() actor: Actor) {
    await this.control.sendRest(id, actor);
    return this.byId({ id });
  }

  @Post(':id/recipients/:recipientId/send-again')
  @HttpCode(200)
  @ApiOperation({ summary: 'Send an uncertain message once more' })
  @ResponseSchema(200, broadcastView)
  async sendAgain(
    @Param({ schema: recipientParams }) { id, recipientId }: z.infer<typeof recipientParams>,
    @CurrentActor() actor: Actor,
  ) {
    await this.control.sendAgain(id, recipientId, actor);
    return this.byId({ id });
  }
}
