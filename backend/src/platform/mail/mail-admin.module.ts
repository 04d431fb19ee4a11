import { Module } from '@nestjs/common';
import { AdminMailsController } from './admin-mails.controller.ts';
import { MailList } from './mail-list.ts';
import { MailRetry } from './mail-retry.ts';

/** HTTP process: what became of mails. */
@Module({ controllers: [AdminMailsController], providers: [MailList, MailRetry], exports: [MailList] })
export class MailAdminModule {}
