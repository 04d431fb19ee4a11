import { Body, Controller, Get, Param, Post, Query } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import type { z } from 'zod';
import { ResponseSchema } from '../../platform/http/output/response-schema.ts';
import { BodyLimit } from '../../platform/http/input/bodies.ts';
import { type Actor, CurrentActor } from '../../platform/security/current-user.ts';
import { RequireAccess } from '../../platform/security/principal.ts';
import { BroadcastControlService } from './broadcast-control.service.ts';
import {
  broadcastListView,
  broadcastParams,
  broadcastQuery,
  type BroadcastQuery,
  broadcastView,
  createBroadcast,
  type CreateBroadcast,
  createdBroadcast,
  MAX_RECIPIENTS,
  messagePreview,
  messageView,
  previewedMessage,
  type PreviewedMessage,
  recipientListView,
  recipientParams,
  recipientQuery,
  sendEmail,
  type SendEmail,
  sendEmailAnswer,
} from './broadcasts.dto.ts';
import { BroadcastsService } from './broadcasts.service.ts';
import { SingleSendService } from './single-send.service.ts';

/** 100,000 addresses with their names, and five megabytes of pictures. */
const MAX_BROADCAST_BYTES = 24 * 1024 * 1024;

type Params = z.infer<typeof broadcastParams>;

@ApiTags('broadcasts')
@RequireAccess('broadcast:send')
@Controller('api/broadcasts')
export class BroadcastsController {
  constructor(
    private readonly broadcasts: BroadcastsService,
    private readonly control: BroadcastControlService,
  ) {}

  @Post()
  @BodyLimit({ bytes: MAX_BROADCAST_BYTES, values: 5 * MAX_RECIPIENTS })
  @ApiOperation({
    summary: 'Send a message to many recipients, now or later; idempotent by intentKey',
  })
  @ResponseSchema(201, createdBroadcast)
  create(@Body({ schema: createBroadcast }) body: CreateBroadcast, @CurrentActor() actor: Actor) {
    return this.broadcasts.create(body, actor);
  }

  @Post('preview')
  @BodyLimit({ bytes: 4 * 1024 * 1024, values: 10 })
  @ApiOperation({ summary: 'Preview a message as one recipient would get it' })
  @ResponseSchema(200, messagePreview)
  preview(@Body({ schema: previewedMessage }) body: PreviewedMessage) {
    return this.broadcasts.preview(body);
  }

  @Get()
  @ApiOperation({ summary: 'List broadcasts with their counts, newest first' })
  @ResponseSchema(200, broadcastListView)
  list(@Query({ schema: broadcastQuery }) query: BroadcastQuery) {
    return this.broadcasts.list(query);
  }

  @Get(':id')
  @ApiOperation({ summary: 'Get a broadcast with its counts' })
  @ResponseSchema(200, broadcastView)
  byId(@Param({ schema: broadcastParams }) { id }: Params) {
    return this.broadcasts.get(id);
  }

  @Get(':id/message')
  @ApiOperation({ summary: 'Get the sent message: sender, subject, body with placeholders, pictures' })
  @ResponseSchema(200, messageView)
  message(@Param({ schema: broadcastParams }) { id }: Params) {
    return this.broadcasts.message(id);
  }

  @Get(':id/recipients')
  @ApiOperation({ summary: 'List recipients with their outcomes, in the order of the file' })
  @ResponseSchema(200, recipientListView)
  outcomes(
    @Param({ schema: broadcastParams }) { id }: Params,
    @Query({ schema: recipientQuery }) { page, limit, ...filter }: z.infer<typeof recipientQuery>,
  ) {
    return this.broadcasts.recipients(id, filter, page, limit);
  }

  @Post(':id/pause')
  @ResponseSchema(200, broadcastView)
  pause(@Param({ schema: broadcastParams }) { id }: Params, @CurrentActor() actor: Actor) {
    return this.control.pause(id, actor);
  }

  @Post(':id/resume')
  @ResponseSchema(200, broadcastView)
  resume(@Param({ schema: broadcastParams }) { id }: Params, @CurrentActor() actor: Actor) {
    return this.control.resume(id, actor);
  }

  @Post(':id/cancel')
  @ResponseSchema(200, broadcastView)
  cancel(@Param({ schema: broadcastParams }) { id }: Params, @CurrentActor() actor: Actor) {
    return this.control.cancel(id, actor);
  }

  @Post(':id/retry-failed')
  @ResponseSchema(200, broadcastView)
  retryFailed(@Param({ schema: broadcastParams }) { id }: Params, @CurrentActor() actor: Actor) {
    return this.control.retryFailed(id, actor);
  }

  @Post(':id/send-rest')
  @ApiOperation({ summary: 'Send to the recipients left out by a cancellation' })
  @ResponseSchema(200, broadcastView)
  sendRest(@Param({ schema: broadcastParams }) { id }: Params, @CurrentActor() actor: Actor) {
    return this.control.sendRest(id, actor);
  }

  @Post(':id/recipients/:recipientId/send-again')
  @ApiOperation({ summary: 'Resend an uncertain message' })
  @ResponseSchema(200, broadcastView)
  sendAgain(
    @Param({ schema: recipientParams }) { id, recipientId }: z.infer<typeof recipientParams>,
    @CurrentActor() actor: Actor,
  ) {
    return this.control.sendAgain(id, recipientId, actor);
  }
}

/** A message and five megabytes of pictures. */
const MAX_EMAIL_BYTES = 8 * 1024 * 1024;

/** broadcast-11: the address belongs to users, the work to broadcasts. */
@ApiTags('broadcasts')
@RequireAccess('broadcast:send')
@Controller('api/users/admin')
export class SingleSendController {
  constructor(private readonly single: SingleSendService) {}

  @Post('send-email')
  @BodyLimit({ bytes: MAX_EMAIL_BYTES, values: 1_000 })
  @ApiOperation({ summary: 'Send one message and wait for its outcome' })
  @ResponseSchema(200, sendEmailAnswer)
  send(@Body({ schema: sendEmail }) body: SendEmail, @CurrentActor() actor: Actor) {
    return this.single.send(body, actor);
  }
}
