import { type FactoryProvider, Module } from '@nestjs/common';
import { ENV } from '../../config/config.module.ts';
import type { Env } from '../../config/env.ts';
import { UnitOfWork } from '../../platform/database/unit-of-work.ts';
import { SmtpModule } from '../../platform/mail/smtp.module.ts';
import { BroadcastControlService } from './broadcast-control.service.ts';
import { BroadcastsController, SingleSendController } from './broadcasts.controller.ts';
import { BroadcastsRepository } from './broadcasts.repository.ts';
import { BroadcastsService } from './broadcasts.service.ts';
import { BroadcastDispatcher } from './delivery/broadcast-dispatcher.ts';
import { DeliveriesRepository } from './delivery/deliveries.repository.ts';
import { BroadcastMetrics, DeliverySender } from './delivery/delivery-sender.ts';
import { DeliveryProcessor } from './delivery/delivery.processor.ts';
import { DispatchRepository } from './delivery/dispatch.repository.ts';
import { HourlyLimit } from './delivery/hourly-limit.ts';
import { SingleSendService } from './single-send.service.ts';
import {
  BouncesController,
  BounceSecretGuard,
  SuppressionsController,
} from './suppressions/suppressions.controller.ts';
import { SuppressionList, SuppressionsService } from './suppressions/suppressions.service.ts';
import { UnsubscribeController } from './suppressions/unsubscribe.controller.ts';

const hourlyLimit: FactoryProvider<HourlyLimit> = {
  provide: HourlyLimit,
  useFactory: (env: Env, db: UnitOfWork) => new HourlyLimit(db, env.BROADCAST_PER_HOUR),
  inject: [ENV, UnitOfWork],
};

/** HTTP process: creating and watching broadcasts. */
@Module({
  controllers: [
    // First, as its address matches a route of broadcasts.
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
    SingleSendService,
    SuppressionsService,
    SuppressionList,
  ],
  exports: [SuppressionList],
})
export class BroadcastModule {}

/** Worker process: queueing and sending. */
@Module({
  imports: [SmtpModule],
  providers: [
    BroadcastDispatcher,
    BroadcastMetrics,
    DeliveriesRepository,
    DeliveryProcessor,
    DeliverySender,
    DispatchRepository,
    hourlyLimit,
  ],
})
export class BroadcastWorkerModule {}
