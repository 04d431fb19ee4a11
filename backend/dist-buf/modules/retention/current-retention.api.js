var __decorate = (this && this.__decorate) || function (decorators, target, key, desc) {
    var c = arguments.length, r = c < 3 ? target : desc === null ? desc = Object.getOwnPropertyDescriptor(target, key) : desc, d;
    if (typeof Reflect === "object" && typeof Reflect.decorate === "function") r = Reflect.decorate(decorators, target, key, desc);
    else for (var i = decorators.length - 1; i >= 0; i--) if (d = decorators[i]) r = (c < 3 ? d(r) : c > 3 ? d(target, key, r) : d(target, key)) || r;
    return c > 3 && r && Object.defineProperty(target, key, r), r;
};
var __metadata = (this && this.__metadata) || function (k, v) {
    if (typeof Reflect === "object" && typeof Reflect.metadata === "function") return Reflect.metadata(k, v);
};
import { shippedRetention } from '@ironbloom/brand/retention';
import { Injectable } from '@nestjs/common';
import { Publications } from '../../platform/database/published/publications.js';
import { RETENTION, RetentionRepository } from './retention.repository.js';
/** How long data is kept, as the owner has published it; a moment old at most. */
let CurrentRetention = class CurrentRetention {
    publications;
    repository;
    kept;
    constructor(publications, repository) {
        this.publications = publications;
        this.repository = repository;
    }
    async onModuleInit() {
        const { revisions } = this.repository;
        await revisions.addShipped(shippedRetention);
        this.kept = await this.publications.keep(RETENTION, async (sql) => (await revisions.latest(sql)).value);
    }
    get value() {
        if (!this.kept)
            throw new Error('How long data is kept is not loaded yet');
        return this.kept.current.value;
    }
};
CurrentRetention = __decorate([
    Injectable(),
    __metadata("design:paramtypes", [Publications,
        RetentionRepository])
], CurrentRetention);
export { CurrentRetention };
//# sourceMappingURL=current-retention.api.js.map