import { type DynamicModule, Module } from '@nestjs/common';
import { ConfigModule } from './config/config.module.ts';
import type { Env } from './config/env.ts';
import { createDataSource } from './database/data-source.ts';
import './modules/index.ts';
import { workerModules } from './platform/declarations.ts';
import { DatabaseModule } from './platform/database/database.module.ts';
import { Heartbeat } from './platform/lifecycle/heartbeat.ts';
import { BackupMetrics } from './platform/metrics/backup.metrics.ts';
import { CertificateMetrics } from './platform/metrics/certificate.metrics.ts';
import { Metrics } from './platform/metrics/metrics.ts';
import { MetricsModule } from './platform/metrics/metrics.module.ts';
import { UncleanShutdown } from './platform/lifecycle/unclean-shutdown.ts';
import { ErrorReports } from './platform/errors/error-reports.ts';
import { loggerModule } from './platform/logging/logger.module.ts';
import { JobsWorkerModule, OutboxModule } from './platform/jobs/jobs.module.ts';
import { RedisModule } from './platform/redis/redis.module.ts';

/** The worker process: queues, mail and reconciliation. It serves no HTTP. */
@Module({})
export class WorkerModule {
  static forRoot(env: Env, reports = ErrorReports.off): DynamicModule {
    return {
      module: WorkerModule,
      imports: [
        ConfigModule.forRoot(env),
        loggerModule(env, 'worker', reports),
        DatabaseModule.forRoot(() => createDataSource(env, 'ironbloom-worker')),
        RedisModule.forRoot(env, 'worker'),
        MetricsModule,
        OutboxModule,
        ...workerModules(),
        JobsWorkerModule,
      ],
      providers: [
        Heartbeat,
        BackupMetrics,
        CertificateMetrics,
        {
          provide: UncleanShutdown,
          useFactory: (metrics: Metrics) => new UncleanShutdown('worker', env, metrics),
          inject: [Metrics],
        },
      ],
    };
  }
}
