var __decorate = (this && this.__decorate) || function (decorators, target, key, desc) {
    var c = arguments.length, r = c < 3 ? target : desc === null ? desc = Object.getOwnPropertyDescriptor(target, key) : desc, d;
    if (typeof Reflect === "object" && typeof Reflect.decorate === "function") r = Reflect.decorate(decorators, target, key, desc);
    else for (var i = decorators.length - 1; i >= 0; i--) if (d = decorators[i]) r = (c < 3 ? d(r) : c > 3 ? d(target, key, r) : d(target, key)) || r;
    return c > 3 && r && Object.defineProperty(target, key, r), r;
};
import { Module } from '@nestjs/common';
import { AdminMessagesController } from './admin-messages.controller.js';
import { ContactController } from './contact.controller.js';
import { ContactRepository } from './contact.repository.js';
import { ContactService } from './contact.service.js';
import { Buyers } from '../payments/buyers.api.js';
import { Inbox } from './inbox.api.js';
import { InboxRepository } from './inbox.repository.js';
import { InboxService } from './inbox.service.js';
let ContactModule = class ContactModule {
};
ContactModule = __decorate([
    Module({
        controllers: [ContactController, AdminMessagesController],
        providers: [ContactService, Buyers, ContactRepository, InboxService, InboxRepository, Inbox],
        exports: [Inbox],
    })
], ContactModule);
export { ContactModule };
//# sourceMappingURL=contact.module.js.map