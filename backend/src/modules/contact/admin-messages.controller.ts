import { Body, Controller, Get, Param, Patch, Query } from '@nestjs/common';
import { ApiBearerAuth, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { z } from 'zod';
import { ResponseSchema } from '../../platform/http/output/response-schema.ts';
import { type Actor, CurrentActor } from '../../platform/security/current-user.ts';
import { RequireAccess } from '../../platform/security/principal.ts';
import { messageChange, messageParams, messagesQuery, messagesView, messageView } from './messages.dto.ts';
import { type InboxMessage, InboxService } from './inbox.service.ts';

@ApiTags('contact')
@ApiBearerAuth()
@RequireAccess('messages:read')
@Controller('api/contact/admin/messages')
export class AdminMessagesController {
  constructor(private readonly inbox: InboxService) {}

  @Get()
  @ApiOperation({ summary: 'Enquiries, newest first' })
  @ResponseSchema(200, messagesView)
  async list(@Query({ schema: messagesQuery }) query: z.infer<typeof messagesQuery>) {
    const { page, limit, search, state } = query;
    const { items, ...frame } = await this.inbox.list({ search, unread: state === 'unread' }, page, limit);
    return { items: items.map(present), ...frame };
  }

  @Patch(':id')
  @ApiOperation({ summary: 'Mark an enquiry as read or unread' })
  @ResponseSchema(200, messageView)
  async mark(
    @Param({ schema: messageParams }) { id }: z.infer<typeof messageParams>,
    @Body({ schema: messageChange }) { read }: z.infer<typeof messageChange>,
    @CurrentActor() actor: Actor,
  ) {
    return present(await this.inbox.mark(id, read, actor));
  }
}

function present({ createdAt, readAt, ...message }: InboxMessage): z.input<typeof messageView> {
  return { ...message, createdAt: createdAt.toISOString(), readAt: readAt?.toISOString() ?? null };
}
