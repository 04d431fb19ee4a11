var __decorate = (this && this.__decorate) || function (decorators, target, key, desc) {
    var c = arguments.length, r = c < 3 ? target : desc === null ? desc = Object.getOwnPropertyDescriptor(target, key) : desc, d;
    if (typeof Reflect === "object" && typeof Reflect.decorate === "function") r = Reflect.decorate(decorators, target, key, desc);
    else for (var i = decorators.length - 1; i >= 0; i--) if (d = decorators[i]) r = (c < 3 ? d(r) : c > 3 ? d(target, key, r) : d(target, key)) || r;
    return c > 3 && r && Object.defineProperty(target, key, r), r;
};
import { Module } from '@nestjs/common';
import { CurrentRetention } from './current-retention.api.js';
import { RetentionRepository } from './retention.repository.js';
import { RetentionRunsRepository } from './retention-runs.repository.js';
/** Both processes: how long data is kept, and when some of it was removed. */
let RetentionCoreModule = class RetentionCoreModule {
};
RetentionCoreModule = __decorate([
    Module({
        providers: [RetentionRepository, RetentionRunsRepository, CurrentRetention],
        exports: [RetentionRepository, RetentionRunsRepository, CurrentRetention],
    })
], RetentionCoreModule);
export { RetentionCoreModule };
//# sourceMappingURL=retention-core.module.js.map