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
import { ActivityLog } from '../activity/activity-log.api.js';
import { rowsBefore } from '../../platform/database/counted.js';
import { UnitOfWork } from '../../platform/database/unit-of-work.js';
import { contactError } from './contact.errors.js';
import { InboxRepository } from './inbox.repository.js';
/** The owner's inbox of enquiries. */
let InboxService = class InboxService {
    unitOfWork;
    messages;
    activities;
    constructor(unitOfWork, messages, activities) {
        this.unitOfWork = unitOfWork;
        this.messages = messages;
        this.activities = activities;
    }
    /** @throws PAGE_TOO_DEEP */
    async list(filter, page, limit) {
        const [count, items] = await this.messages.page(filter, rowsBefore(page, limit), limit);
        return { items, ...count, page, limit };
    }
    /** What is so already is left alone, and not written into the log again. @throws UNKNOWN_MESSAGE */
    mark(id, read, actor) {
        return this.unitOfWork.run(async (tx) => {
            const before = await this.messages.lock(tx, id);
            if (!before)
                throw contactError('UNKNOWN_MESSAGE');
            if ((before.readAt !== null) === read)
                return before;
            const after = await this.messages.mark(tx, id, read);
            await this.activities.record(tx, actor, {
                action: read ? 'Marked as read' : 'Marked as unread',
                feature: 'Message',
                changes: { before: { _id: id, read: !read }, after: { _id: id, read } },
            });
            return after ?? before;
        });
    }
};
InboxService = __decorate([
    Injectable(),
    __metadata("design:paramtypes", [UnitOfWork,
        InboxRepository,
        ActivityLog])
], InboxService);
export { InboxService };
//# sourceMappingURL=inbox.service.js.map