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
import { Revisions } from '../../platform/database/published/revisions.js';
import { UnitOfWork } from '../../platform/database/unit-of-work.js';
/** Its name among what every process keeps in memory. */
export const RETENTION = 'retention';
let RetentionRepository = class RetentionRepository {
    revisions;
    constructor(db) {
        const place = { table: 'retention_revisions', column: 'retention', publication: RETENTION };
        this.revisions = new Revisions(db, place);
    }
};
RetentionRepository = __decorate([
    Injectable(),
    __metadata("design:paramtypes", [UnitOfWork])
], RetentionRepository);
export { RetentionRepository };
//# sourceMappingURL=retention.repository.js.map