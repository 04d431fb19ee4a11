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
import { changesBetween } from './business-changes.js';
import { businessError } from './business.errors.js';
import { BusinessRepository } from './business.repository.js';
/** Changes who runs the site: as a whole, one revision at a time (settings-2). */
let BusinessPublishing = class BusinessPublishing extends Publishing {
    constructor(tools, { revisions }) {
        super(tools, {
            revisions,
            changesBetween,
            feature: 'Settings',
            called: 'settings',
            stale: () => businessError('STALE_BUSINESS'),
            unknown: () => businessError('UNKNOWN_BUSINESS_REVISION'),
        });
    }
};
BusinessPublishing = __decorate([
    Injectable(),
    __metadata("design:paramtypes", [PublishingTools, BusinessRepository])
], BusinessPublishing);
export { BusinessPublishing };
//# sourceMappingURL=business-publishing.service.js.map