import { Module } from '@nestjs/common';
import { BroadcastControlService } from './control/broadcast-control.service.ts';
import { BroadcastsController } from './admin/broadcasts.controller.ts';
import { BroadcastsRepository } from './core/broadcasts.repository.ts';
import { BroadcastsService } from './compose/broadcasts.service.ts';
import { hourlyLimit } from './limits/hourly-limit.provider.ts';
import { RecipientsRepository } from './recipients/recipients.repository.ts';
import { RecipientsService } from './recipients/recipients.service.ts';
import { SingleSendController } from './admin/single-send.controller.ts';
import { SingleSendService } from './admin/single-send.service.ts';
import { BounceSecretGuard } from './suppressions/bounce-secret.guard.ts';
import { BouncesController } from './suppressions/bounces.controller.ts';
import { SuppressionList } from './suppressions/suppression-list.api.ts';
import { SuppressionsController } from './suppressions/suppressions.controller.ts';
import { SuppressionsRepository } from './suppressions/suppressions.repository.ts';
import { SuppressionsService } from './suppressions/suppressions.service.ts';
import { PrivacyCoreModule } from '../privacy/privacy.module.ts';
import { UnsubscribeController } from './suppressions/unsubscribe.controller.ts';

/** Emails to many recipients: making and watching them. The worker sends (delivery/). */
@Module({
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
export class BroadcastModule {}
