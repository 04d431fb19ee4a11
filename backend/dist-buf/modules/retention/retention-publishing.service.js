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
import { Publishing, PublishingTools } from '../publishing/publishing.api.js';
import { changesBetween } from './retention-changes.js';
import { retentionError } from './retention.errors.js';
import { RetentionRepository } from './retention.repository.js';
/** Changes how long data is kept: as a whole, one revision at a time (retention-1). */
let RetentionPublishing = class RetentionPublishing extends Publishing {
    constructor(tools, { revisions }) {
        super(tools, {
            revisions,
            changesBetween,
            feature: 'Settings',
            called: 'how long data is kept',
            stale: () => retentionError('STALE_RETENTION'),
            unknown: () => retentionError('UNKNOWN_RETENTION_REVISION'),
        });
    }
};
RetentionPublishing = __decorate([
    Injectable(),
    __metadata("design:paramtypes", [PublishingTools, RetentionRepository])
], RetentionPublishing);
export { RetentionPublishing };
//# sourceMappingURL=retention-publishing.service.js.map