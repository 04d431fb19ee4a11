var __decorate = (this && this.__decorate) || function (decorators, target, key, desc) {
    var c = arguments.length, r = c < 3 ? target : desc === null ? desc = Object.getOwnPropertyDescriptor(target, key) : desc, d;
    if (typeof Reflect === "object" && typeof Reflect.decorate === "function") r = Reflect.decorate(decorators, target, key, desc);
    else for (var i = decorators.length - 1; i >= 0; i--) if (d = decorators[i]) r = (c < 3 ? d(r) : c > 3 ? d(target, key, r) : d(target, key)) || r;
    return c > 3 && r && Object.defineProperty(target, key, r), r;
};
import { Module } from '@nestjs/common';
import { NightlyRemoval } from './nightly-removal.js';
import { RetentionCoreModule } from './retention-core.module.js';
import { RetentionMetrics } from './retention.metrics.js';
/** Worker process: removes by night what is past its time. */
let RetentionWorkerModule = class RetentionWorkerModule {
};
RetentionWorkerModule = __decorate([
    Module({ imports: [RetentionCoreModule], providers: [NightlyRemoval, RetentionMetrics] })
], RetentionWorkerModule);
export { RetentionWorkerModule };
//# sourceMappingURL=retention-worker.module.js.map