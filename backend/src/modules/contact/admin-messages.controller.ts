import { Body, Controller, Get, Param, Patch, Query } from '@nestjs/common';
import { ApiBearerAuth, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { z } from 'zod';
import { ResponseSchema } from '../../platform/http/output/response-schema.ts';
import { type Actor, CurrentActor } from '../../platform/security/current-user.ts';
import { RequireAccess } from '../../platform/security/principal.ts';
import { messageChange, messageParams, messagesQuery, messagesView, messageView } from './messages.dto.ts';
import { InboxService } from './inbox.service.ts';

@ApiTags('contact')
@ApiBearerAuth()
@RequireAccess('messages:read')
@Controller('api/contact/admin/messages')
export class AdminMessagesController {
  constructor(private readonly inbox: InboxService) {}

  @Get()
  @ApiOperation({ summary: 'Enquiries, newest first' })
  @ResponseSchema(200, messagesView)
  list(@Query({ schema: messagesQuery }) query: z.infer<typeof messagesQuery>) {
    const { page, limit, search, state } = query;
    return this.inbox.list({ search, unread: state === 'unread' }, page, limit);
  }

  @Patch(':id')
  @ApiOperation({ summary: 'Mark an enquiry as read or unread' })
  @ResponseSchema(200, messageView)
  mark(
    @Param({ schema: messageParams }) { id }: z.infer<typeof messageParams>,
    @Body({ schema: messageChange }) { read }: z.infer<typeof messageChange>,
    @CurrentActor() actor: Actor,
  ) {
    return this.inbox.mark(id, read, actor);
  }
}
