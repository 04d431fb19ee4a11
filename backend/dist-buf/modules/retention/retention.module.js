var __decorate = (this && this.__decorate) || function (decorators, target, key, desc) {
    var c = arguments.length, r = c < 3 ? target : desc === null ? desc = Object.getOwnPropertyDescriptor(target, key) : desc, d;
    if (typeof Reflect === "object" && typeof Reflect.decorate === "function") r = Reflect.decorate(decorators, target, key, desc);
    else for (var i = decorators.length - 1; i >= 0; i--) if (d = decorators[i]) r = (c < 3 ? d(r) : c > 3 ? d(target, key, r) : d(target, key)) || r;
    return c > 3 && r && Object.defineProperty(target, key, r), r;
};
import { Module } from '@nestjs/common';
import { PublishingModule } from '../publishing/publishing.module.js';
import { AdminRetentionController } from './admin-retention.controller.js';
import { DueRemovals } from './due-removals.service.js';
import { RetentionCoreModule } from './retention-core.module.js';
import { RetentionPublishing } from './retention-publishing.service.js';
/** HTTP process: how long data is kept, and what the next night would remove. */
let RetentionModule = class RetentionModule {
};
RetentionModule = __decorate([
    Module({
        imports: [RetentionCoreModule, PublishingModule],
        controllers: [AdminRetentionController],
        providers: [RetentionPublishing, DueRemovals],
    })
], RetentionModule);
export { RetentionModule };
//# sourceMappingURL=retention.module.js.map