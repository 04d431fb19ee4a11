var __decorate = (this && this.__decorate) || function (decorators, target, key, desc) {
    var c = arguments.length, r = c < 3 ? target : desc === null ? desc = Object.getOwnPropertyDescriptor(target, key) : desc, d;
    if (typeof Reflect === "object" && typeof Reflect.decorate === "function") r = Reflect.decorate(decorators, target, key, desc);
    else for (var i = decorators.length - 1; i >= 0; i--) if (d = decorators[i]) r = (c < 3 ? d(r) : c > 3 ? d(target, key, r) : d(target, key)) || r;
    return c > 3 && r && Object.defineProperty(target, key, r), r;
};
import { Module } from '@nestjs/common';
import { PublishingModule } from '../publishing/publishing.module.js';
import { AdminBusinessController } from './admin-business.controller.js';
import { BusinessCoreModule } from './business-core.module.js';
import { BusinessPublishing } from './business-publishing.service.js';
import { BusinessController } from './business.controller.js';
/** HTTP process: what is said of the business, and how the owner changes it. */
let BusinessModule = class BusinessModule {
};
BusinessModule = __decorate([
    Module({
        imports: [BusinessCoreModule, PublishingModule],
        controllers: [BusinessController, AdminBusinessController],
        providers: [BusinessPublishing],
    })
], BusinessModule);
export { BusinessModule };
//# sourceMappingURL=business.module.js.map