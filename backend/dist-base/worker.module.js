var __decorate = (this && this.__decorate) || function (decorators, target, key, desc) {
    var c = arguments.length, r = c < 3 ? target : desc === null ? desc = Object.getOwnPropertyDescriptor(target, key) : desc, d;
    if (typeof Reflect === "object" && typeof Reflect.decorate === "function") r = Reflect.decorate(decorators, target, key, desc);
    else for (var i = decorators.length - 1; i >= 0; i--) if (d = decorators[i]) r = (c < 3 ? d(r) : c > 3 ? d(target, key, r) : d(target, key)) || r;
    return c > 3 && r && Object.defineProperty(target, key, r), r;
};
var WorkerModule_1;
import { Module } from '@nestjs/common';
import { ConfigModule } from './config/config.module.js';
import { createDataSource } from './database/data-source.js';
import { AuthWorkerModule } from './modules/auth/auth-worker.module.js';
import { BroadcastWorkerModule } from './modules/broadcast/broadcast-worker.module.js';
import { BusinessCoreModule } from './modules/business/business-core.module.js';
import { LookCoreModule } from './modules/look/look-core.module.js';
import { PaymentsWorkerModule } from './modules/payments/payments-worker.module.js';
import { ContentWorkerModule } from './modules/content/content-worker.module.js';
import { ConsentsModule } from './modules/consents/consents.module.js';
import { PrivacyWorkerModule } from './modules/privacy/privacy-worker.module.js';
import { RetentionWorkerModule } from './modules/retention/retention-worker.module.js';
import { ActivityModule } from './modules/activity/activity.module.js';
import { DatabaseModule } from './platform/database/database.module.js';
import { Heartbeat } from './platform/lifecycle/heartbeat.js';
import { BackupMetrics } from './platform/metrics/backup.metrics.js';
import { CertificateMetrics } from './platform/metrics/certificate.metrics.js';
import { Metrics } from './platform/metrics/metrics.js';
import { MetricsModule } from './platform/metrics/metrics.module.js';
import { UncleanShutdown } from './platform/lifecycle/unclean-shutdown.js';
import { ErrorReports } from './platform/errors/error-reports.js';
import { loggerModule } from './platform/logging/logger.module.js';
import { MailsModule } from './modules/mails/mails.module.js';
import { MailsWorkerModule } from './modules/mails/mails-worker.module.js';
import { MediaWorkerModule } from './modules/media/media-worker.module.js';
import { OutboxModule } from './platform/jobs/outbox/outbox.module.js';
import { JobsWorkerModule } from './platform/jobs/jobs-worker.module.js';
import { RedisModule } from './platform/redis/redis.module.js';
/** The worker process: queues, mail and reconciliation. It serves no HTTP. */
let WorkerModule = WorkerModule_1 = class WorkerModule {
    static forRoot(env, reports = ErrorReports.off) {
        return {
            module: WorkerModule_1,
            imports: [
                ConfigModule.forRoot(env),
                loggerModule(env, 'worker', reports),
                DatabaseModule.forRoot(() => createDataSource(env, 'ironbloom-worker')),
                RedisModule.forRoot(env, 'worker'),
                MetricsModule,
                OutboxModule,
                ActivityModule,
                BusinessCoreModule,
                LookCoreModule,
                MailsModule,
                ConsentsModule,
                MailsWorkerModule,
                AuthWorkerModule,
                MediaWorkerModule,
                ContentWorkerModule,
                PaymentsWorkerModule,
                BroadcastWorkerModule,
                RetentionWorkerModule,
                PrivacyWorkerModule,
                JobsWorkerModule,
            ],
            providers: [
                Heartbeat,
                BackupMetrics,
                CertificateMetrics,
                {
                    provide: UncleanShutdown,
                    useFactory: (metrics) => new UncleanShutdown('worker', env, metrics),
                    inject: [Metrics],
                },
            ],
        };
    }
};
WorkerModule = WorkerModule_1 = __decorate([
    Module({})
], WorkerModule);
export { WorkerModule };
//# sourceMappingURL=worker.module.js.map