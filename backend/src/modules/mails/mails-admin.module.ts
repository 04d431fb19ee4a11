import { Module } from '@nestjs/common';
import { AdminMailsController } from './admin-mails.controller.ts';
import { MailList } from './mail-list.api.ts';
import { MailRetryService } from './mail-retry.service.ts';

/** HTTP process: what became of mails. */
@Module({ controllers: [AdminMailsController], providers: [MailList, MailRetryService], exports: [MailList] })
export class MailsAdminModule {}
