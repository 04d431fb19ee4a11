import { Module } from '@nestjs/common';
import { ContactController } from './contact.controller.ts';
import { ContactRepository } from './contact.repository.ts';
import { ContactService } from './contact.service.ts';

@Module({ controllers: [ContactController], providers: [ContactService, ContactRepository] })
export class ContactModule {}
