var __decorate = (this && this.__decorate) || function (decorators, target, key, desc) {
    var c = arguments.length, r = c < 3 ? target : desc === null ? desc = Object.getOwnPropertyDescriptor(target, key) : desc, d;
    if (typeof Reflect === "object" && typeof Reflect.decorate === "function") r = Reflect.decorate(decorators, target, key, desc);
    else for (var i = decorators.length - 1; i >= 0; i--) if (d = decorators[i]) r = (c < 3 ? d(r) : c > 3 ? d(target, key, r) : d(target, key)) || r;
    return c > 3 && r && Object.defineProperty(target, key, r), r;
};
import { Module } from '@nestjs/common';
import { BroadcastControlService } from './control/broadcast-control.service.js';
import { BroadcastsController } from './admin/broadcasts.controller.js';
import { BroadcastsRepository } from './core/broadcasts.repository.js';
import { BroadcastsService } from './compose/broadcasts.service.js';
import { hourlyLimit } from './limits/hourly-limit.provider.js';
import { RecipientsRepository } from './recipients/recipients.repository.js';
import { RecipientsService } from './recipients/recipients.service.js';
import { SingleSendController } from './admin/single-send.controller.js';
import { SingleSendService } from './admin/single-send.service.js';
import { BounceSecretGuard } from './suppressions/bounce-secret.guard.js';
import { BouncesController } from './suppressions/bounces.controller.js';
import { SuppressionList } from './suppressions/suppression-list.api.js';
import { SuppressionsController } from './suppressions/suppressions.controller.js';
import { SuppressionsRepository } from './suppressions/suppressions.repository.js';
import { SuppressionsService } from './suppressions/suppressions.service.js';
import { PrivacyCoreModule } from '../privacy/privacy-core.module.js';
import { UnsubscribeController } from './suppressions/unsubscribe.controller.js';
/** Messages to many: making and watching them. The worker sends (delivery/). */
let BroadcastModule = class BroadcastModule {
};
BroadcastModule = __decorate([
    Module({
        imports: [PrivacyCoreModule],
        controllers: [
            // Before the broadcasts: its address would be taken for one.
            BouncesController,
            BroadcastsController,
            SingleSendController,
            SuppressionsController,
            UnsubscribeController,
        ],
        providers: [
            BounceSecretGuard,
            BroadcastsService,
            BroadcastControlService,
            BroadcastsRepository,
            hourlyLimit,
            RecipientsService,
            RecipientsRepository,
            SingleSendService,
            SuppressionsService,
            SuppressionsRepository,
            SuppressionList,
        ],
        exports: [SuppressionList],
    })
], BroadcastModule);
export { BroadcastModule };
//# sourceMappingURL=broadcast.module.js.map