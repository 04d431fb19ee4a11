var __decorate = (this && this.__decorate) || function (decorators, target, key, desc) {
    var c = arguments.length, r = c < 3 ? target : desc === null ? desc = Object.getOwnPropertyDescriptor(target, key) : desc, d;
    if (typeof Reflect === "object" && typeof Reflect.decorate === "function") r = Reflect.decorate(decorators, target, key, desc);
    else for (var i = decorators.length - 1; i >= 0; i--) if (d = decorators[i]) r = (c < 3 ? d(r) : c > 3 ? d(target, key, r) : d(target, key)) || r;
    return c > 3 && r && Object.defineProperty(target, key, r), r;
};
var __metadata = (this && this.__metadata) || function (k, v) {
    if (typeof Reflect === "object" && typeof Reflect.metadata === "function") return Reflect.metadata(k, v);
};
import { setBusiness, shippedBusiness } from '@ironbloom/brand';
import { Injectable } from '@nestjs/common';
import { Publications } from '../../platform/database/published/publications.js';
import { BUSINESS, BusinessRepository } from './business.repository.js';
/** Keeps what this process calls the business as the owner has published it. */
let CurrentBusiness = class CurrentBusiness {
    publications;
    repository;
    constructor(publications, repository) {
        this.publications = publications;
        this.repository = repository;
    }
    async onModuleInit() {
        await this.repository.revisions.addShipped(shippedBusiness);
        await this.publications.keep(BUSINESS, async (sql) => {
            const { value } = await this.repository.revisions.latest(sql);
            setBusiness(value);
            return value;
        });
    }
};
CurrentBusiness = __decorate([
    Injectable(),
    __metadata("design:paramtypes", [Publications,
        BusinessRepository])
], CurrentBusiness);
export { CurrentBusiness };
//# sourceMappingURL=current-business.js.map