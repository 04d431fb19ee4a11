import { Controller, Get, HttpCode, Param, Post, Query } from '@nestjs/common';
import { ApiBearerAuth, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { z } from 'zod';
import { ResponseSchema } from '../../platform/http/output/response-schema.ts';
import { type Actor, CurrentActor } from '../../platform/security/current-user.ts';
import { RequireAccess } from '../../platform/security/principal.ts';
import { mailParams, mailsQuery, mailsView, retryAnswer } from './mail-list.dto.ts';
import { MailList } from './mail-list.api.ts';
import { MailRetryService } from './mail-retry.service.ts';

@ApiTags('mails')
@ApiBearerAuth()
@RequireAccess('mails:read')
@Controller('api/admin/mails')
export class AdminMailsController {
  constructor(
    private readonly mails: MailList,
    private readonly retries: MailRetryService,
  ) {}

  @Get()
  @ApiOperation({ summary: 'Transactional mails, newest first' })
  @ResponseSchema(200, mailsView)
  list(@Query({ schema: mailsQuery }) { page, limit, status }: z.infer<typeof mailsQuery>) {
    return this.mails.page(status || undefined, page, limit);
  }

  @Post(':id/retry')
  @HttpCode(202)
  @ApiOperation({ summary: 'Try a failed mail again' })
  @ResponseSchema(202, retryAnswer)
  async retry(
    @Param({ schema: mailParams }) { id }: z.infer<typeof mailParams>,
    @CurrentActor() actor: Actor,
  ) {
    await this.retries.retry(id, actor);
    return { success: true as const, message: 'The mail will be tried again now.' };
  }
}
