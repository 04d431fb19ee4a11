import { Controller, Get, Param, Post, Query } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { z } from 'zod';
import { listOf, pageQuery } from '../../platform/http/input/pagination.ts';
import { isoInstant, ResponseSchema, withId } from '../../platform/http/output/response-schema.ts';
import { shownMailAddress } from '../../platform/mail/shown-address.ts';
import { type Actor, CurrentActor } from '../../platform/security/current-user.ts';
import { RequireAccess } from '../../platform/security/principal.ts';
import { MailList, SHOWN_STATUSES } from './mail-list.service.ts';

const mailsQuery = pageQuery.extend({ status: z.enum(SHOWN_STATUSES).or(z.literal('')).optional() });
const mailParams = z.object({ id: z.uuid() });

const mailsView = listOf(
  withId({
    template: z.string(),
    toEmail: shownMailAddress,
    status: z.enum(SHOWN_STATUSES),
    attempts: z.number().int(),
    error: z.string().nullable(),
    createdAt: isoInstant,
    sentAt: isoInstant.nullable(),
  }),
);
const retryAnswer = z.object({ success: z.literal(true), message: z.string() });

@ApiTags('mails')
@RequireAccess('mails:read')
@Controller('api/admin/mails')
export class AdminMailsController {
  constructor(private readonly mails: MailList) {}

  @Get()
  @ApiOperation({ summary: 'List transactional mails, newest first' })
  @ResponseSchema(200, mailsView)
  list(@Query({ schema: mailsQuery }) { page, limit, status }: z.infer<typeof mailsQuery>) {
    return this.mails.page(status || undefined, page, limit);
  }

  @Post(':id/retry')
  @ApiOperation({ summary: 'Retry a failed mail' })
  @ResponseSchema(202, retryAnswer)
  async retry(
    @Param({ schema: mailParams }) { id }: z.infer<typeof mailParams>,
    @CurrentActor() actor: Actor,
  ) {
    await this.mails.retry(id, actor);
    return { success: true as const, message: 'The mail will be tried again now.' };
  }
}
