var __decorate = (this && this.__decorate) || function (decorators, target, key, desc) {
    var c = arguments.length, r = c < 3 ? target : desc === null ? desc = Object.getOwnPropertyDescriptor(target, key) : desc, d;
    if (typeof Reflect === "object" && typeof Reflect.decorate === "function") r = Reflect.decorate(decorators, target, key, desc);
    else for (var i = decorators.length - 1; i >= 0; i--) if (d = decorators[i]) r = (c < 3 ? d(r) : c > 3 ? d(target, key, r) : d(target, key)) || r;
    return c > 3 && r && Object.defineProperty(target, key, r), r;
};
import { Module } from '@nestjs/common';
import { SmtpModule } from '../../platform/mail/smtp.module.js';
import { BroadcastMetrics } from './delivery/broadcast.metrics.js';
import { BroadcastDispatcher } from './delivery/broadcast-dispatcher.js';
import { ClaimsRepository } from './delivery/claims.repository.js';
import { DeliveryProcessor } from './delivery/delivery.processor.js';
import { DeliveryRepository } from './delivery/delivery.repository.js';
import { DeliverySender } from './delivery/delivery-sender.js';
import { hourlyLimit } from './limits/hourly-limit.provider.js';
import { CountSnapshotsRepository } from './delivery/count-snapshots.repository.js';
import { MessageSource } from './delivery/message-source.js';
import { DeliveryOutcomesRepository } from './delivery/delivery-outcomes.repository.js';
/** Worker process only: feeding the queue and sending. */
let BroadcastWorkerModule = class BroadcastWorkerModule {
};
BroadcastWorkerModule = __decorate([
    Module({
        imports: [SmtpModule],
        providers: [
            BroadcastDispatcher,
            BroadcastMetrics,
            DeliveryProcessor,
            ClaimsRepository,
            DeliveryRepository,
            DeliverySender,
            hourlyLimit,
            CountSnapshotsRepository,
            MessageSource,
            DeliveryOutcomesRepository,
        ],
    })
], BroadcastWorkerModule);
export { BroadcastWorkerModule };
//# sourceMappingURL=broadcast-worker.module.js.map