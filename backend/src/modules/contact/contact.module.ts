import { Module } from '@nestjs/common';
import { AdminMessagesController } from './admin-messages.controller.ts';
import { ContactController } from './contact.controller.ts';
import { ContactRepository } from './contact.repository.ts';
import { ContactService } from './contact.service.ts';
import { Buyers } from '../sales/buyers.api.ts';
import { Inbox } from './inbox.api.ts';
import { InboxRepository } from './inbox.repository.ts';
import { InboxService } from './inbox.service.ts';

@Module({
  controllers: [ContactController, AdminMessagesController],
  providers: [ContactService, Buyers, ContactRepository, InboxService, InboxRepository, Inbox],
  exports: [Inbox],
})
export class ContactModule {}
