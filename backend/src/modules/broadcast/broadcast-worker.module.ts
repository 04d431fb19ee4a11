import { Module } from '@nestjs/common';
import { BroadcastMetrics } from './delivery/broadcast.metrics.ts';
import { BroadcastDispatcher } from './delivery/broadcast-dispatcher.ts';
import { DeliveryProcessor } from './delivery/delivery.processor.ts';
import { DeliveryRepository } from './delivery/delivery.repository.ts';
import { HourlyLimit } from './delivery/hourly-limit.ts';
import { KeptCountsRepository } from './delivery/kept-counts.repository.ts';
import { MessageSource } from './delivery/message-source.ts';

/** Worker process only: feeding the queue and sending. */
@Module({
  providers: [
    BroadcastDispatcher,
    BroadcastMetrics,
    DeliveryProcessor,
    DeliveryRepository,
    HourlyLimit,
    KeptCountsRepository,
    MessageSource,
  ],
})
export class BroadcastWorkerModule {}
