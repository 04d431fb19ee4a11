import { Module } from '@nestjs/common';
import { Buyers } from '../sales/buyers.service.ts';
import { ContactController, AdminMessagesController } from './contact.controller.ts';
import { ContactService } from './contact.service.ts';

@Module({
  controllers: [ContactController, AdminMessagesController],
  providers: [ContactService, Buyers],
  exports: [ContactService],
})
export class ContactModule {}
