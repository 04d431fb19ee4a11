var __decorate = (this && this.__decorate) || function (decorators, target, key, desc) {
    var c = arguments.length, r = c < 3 ? target : desc === null ? desc = Object.getOwnPropertyDescriptor(target, key) : desc, d;
    if (typeof Reflect === "object" && typeof Reflect.decorate === "function") r = Reflect.decorate(decorators, target, key, desc);
    else for (var i = decorators.length - 1; i >= 0; i--) if (d = decorators[i]) r = (c < 3 ? d(r) : c > 3 ? d(target, key, r) : d(target, key)) || r;
    return c > 3 && r && Object.defineProperty(target, key, r), r;
};
import { Injectable } from '@nestjs/common';
import { ContactMessageEntity } from './contact-message.entity.js';
let ContactRepository = class ContactRepository {
    /** Keeps a message, unread. @param paymentId what it is about, if anything */
    async store(tx, id, { name, email, number, message }, paymentId) {
        await tx.manager.insert(ContactMessageEntity, { id, name, email, number, message, paymentId });
    }
};
ContactRepository = __decorate([
    Injectable()
], ContactRepository);
export { ContactRepository };
//# sourceMappingURL=contact.repository.js.map