var __decorate = (this && this.__decorate) || function (decorators, target, key, desc) {
    var c = arguments.length, r = c < 3 ? target : desc === null ? desc = Object.getOwnPropertyDescriptor(target, key) : desc, d;
    if (typeof Reflect === "object" && typeof Reflect.decorate === "function") r = Reflect.decorate(decorators, target, key, desc);
    else for (var i = decorators.length - 1; i >= 0; i--) if (d = decorators[i]) r = (c < 3 ? d(r) : c > 3 ? d(target, key, r) : d(target, key)) || r;
    return c > 3 && r && Object.defineProperty(target, key, r), r;
};
var __metadata = (this && this.__metadata) || function (k, v) {
    if (typeof Reflect === "object" && typeof Reflect.metadata === "function") return Reflect.metadata(k, v);
};
import { Injectable } from '@nestjs/common';
import { RecipientsRepository } from './recipients.repository.js';
let RecipientsService = class RecipientsService {
    recipients;
    constructor(recipients) {
        this.recipients = recipients;
    }
    /** In the order of the contact file. @param page counts from 1 */
    list(broadcastId, filter, page, limit) {
        return this.recipients.list(broadcastId, filter, page, limit);
    }
};
RecipientsService = __decorate([
    Injectable(),
    __metadata("design:paramtypes", [RecipientsRepository])
], RecipientsService);
export { RecipientsService };
//# sourceMappingURL=recipients.service.js.map