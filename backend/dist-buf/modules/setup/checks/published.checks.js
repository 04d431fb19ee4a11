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
import { good, missing } from '../setup-items.js';
import { SetupRepository } from '../setup.repository.js';
/** Whether somebody has made it the business's own: has published it since the site was installed. */
let PublishedCheck = class PublishedCheck {
    repository;
    constructor(repository) {
        this.repository = repository;
    }
    async look() {
        const versions = await this.repository.publications(this.parts.map(({ name }) => name));
        return this.parts.map(({ name, what }) => (versions.get(name) ?? 1) > 1
            ? good(`${what} been published by you`)
            : missing(`${what} not been published since the site was installed: it shows what it was shipped with`));
    }
};
PublishedCheck = __decorate([
    Injectable(),
    __metadata("design:paramtypes", [SetupRepository])
], PublishedCheck);
let LookCheck = class LookCheck extends PublishedCheck {
    item = 'look';
    parts = [{ name: 'look', what: 'Logo, icon and colours have' }];
};
LookCheck = __decorate([
    Injectable()
], LookCheck);
export { LookCheck };
let PricesCheck = class PricesCheck extends PublishedCheck {
    item = 'prices';
    parts = [{ name: 'plans', what: 'Plans and prices have' }];
};
PricesCheck = __decorate([
    Injectable()
], PricesCheck);
export { PricesCheck };
let LegalCheck = class LegalCheck extends PublishedCheck {
    item = 'legal';
    parts = [
        { name: 'page-content:terms', what: 'The terms have' },
        { name: 'page-content:privacy', what: 'The privacy policy has' },
    ];
};
LegalCheck = __decorate([
    Injectable()
], LegalCheck);
export { LegalCheck };
//# sourceMappingURL=published.checks.js.map