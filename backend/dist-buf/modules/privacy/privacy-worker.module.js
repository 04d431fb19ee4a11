var __decorate = (this && this.__decorate) || function (decorators, target, key, desc) {
    var c = arguments.length, r = c < 3 ? target : desc === null ? desc = Object.getOwnPropertyDescriptor(target, key) : desc, d;
    if (typeof Reflect === "object" && typeof Reflect.decorate === "function") r = Reflect.decorate(decorators, target, key, desc);
    else for (var i = decorators.length - 1; i >= 0; i--) if (d = decorators[i]) r = (c < 3 ? d(r) : c > 3 ? d(target, key, r) : d(target, key)) || r;
    return c > 3 && r && Object.defineProperty(target, key, r), r;
};
import { Module } from '@nestjs/common';
import { PaymentsCoreModule } from '../payments/payments-core.module.js';
import { ErasureMetrics } from './erasure/erasure.metrics.js';
import { ErasureReplay } from './erasure/erasure-replay.js';
import { ErasureRunner } from './erasure/erasure-runner.js';
import { KeptPapers } from './erasure/kept-papers.js';
import { PrivacyCoreModule } from './privacy-core.module.js';
/** Worker process: erases who is due. */
let PrivacyWorkerModule = class PrivacyWorkerModule {
};
PrivacyWorkerModule = __decorate([
    Module({
        imports: [PrivacyCoreModule, PaymentsCoreModule],
        providers: [ErasureRunner, ErasureReplay, ErasureMetrics, KeptPapers],
    })
], PrivacyWorkerModule);
export { PrivacyWorkerModule };
//# sourceMappingURL=privacy-worker.module.js.map