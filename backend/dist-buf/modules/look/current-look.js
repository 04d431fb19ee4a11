var __decorate = (this && this.__decorate) || function (decorators, target, key, desc) {
    var c = arguments.length, r = c < 3 ? target : desc === null ? desc = Object.getOwnPropertyDescriptor(target, key) : desc, d;
    if (typeof Reflect === "object" && typeof Reflect.decorate === "function") r = Reflect.decorate(decorators, target, key, desc);
    else for (var i = decorators.length - 1; i >= 0; i--) if (d = decorators[i]) r = (c < 3 ? d(r) : c > 3 ? d(target, key, r) : d(target, key)) || r;
    return c > 3 && r && Object.defineProperty(target, key, r), r;
};
var __metadata = (this && this.__metadata) || function (k, v) {
    if (typeof Reflect === "object" && typeof Reflect.metadata === "function") return Reflect.metadata(k, v);
};
import { setLook, shippedLook } from '@ironbloom/brand/look';
import { Injectable } from '@nestjs/common';
import { Publications } from '../../platform/database/published/publications.js';
import { LOOK, LookRepository } from './look.repository.js';
/** Keeps how pages and mails of this process look as the owner has published it. */
let CurrentLook = class CurrentLook {
    publications;
    repository;
    constructor(publications, repository) {
        this.publications = publications;
        this.repository = repository;
    }
    async onModuleInit() {
        await this.repository.revisions.addShipped(shippedLook);
        await this.publications.keep(LOOK, async (sql) => {
            const { value } = await this.repository.revisions.latest(sql);
            setLook(value);
            return value;
        });
    }
};
CurrentLook = __decorate([
    Injectable(),
    __metadata("design:paramtypes", [Publications,
        LookRepository])
], CurrentLook);
export { CurrentLook };
//# sourceMappingURL=current-look.js.map