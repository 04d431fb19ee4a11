import { Module } from '@nestjs/common';
import { SmtpModule } from '../../platform/mail/smtp.module.ts';
import { BroadcastMetrics } from './delivery/broadcast.metrics.ts';
import { BroadcastDispatcher } from './delivery/broadcast-dispatcher.ts';
import { ClaimsRepository } from './delivery/claims.repository.ts';
import { DeliveryProcessor } from './delivery/delivery.processor.ts';
import { DeliveryRepository } from './delivery/delivery.repository.ts';
import { DeliverySender } from './delivery/delivery-sender.ts';
import { hourlyLimit } from './limits/hourly-limit.provider.ts';
import { CountSnapshotsRepository } from './delivery/count-snapshots.repository.ts';
import { MessageSource } from './delivery/message-source.ts';
import { DeliveryOutcomesRepository } from './delivery/delivery-outcomes.repository.ts';

/** Worker process only: feeding the queue and sending. */
@Module({
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
export class BroadcastWorkerModule {}
