import { type DynamicModule, Module } from '@nestjs/common';
import { ConfigModule } from './config/config.module.ts';
import type { Env } from './config/env.ts';
import { createDataSource } from './database/data-source.ts';
import './modules/index.ts';
import { httpModules } from './platform/declarations.ts';
import { DatabaseModule } from './platform/database/database.module.ts';
import { HealthController } from './platform/health/health.controller.ts';
import { Draining } from './platform/lifecycle/draining.ts';
import { Metrics } from './platform/metrics/metrics.ts';
import { MetricsModule } from './platform/metrics/metrics.module.ts';
import { UncleanShutdown } from './platform/lifecycle/unclean-shutdown.ts';
import { ClientErrorsModule } from './platform/errors/client-errors.controller.ts';
import { ErrorReports } from './platform/errors/error-reports.ts';
import { loggerModule } from './platform/logging/logger.module.ts';
import { OutboxModule } from './platform/jobs/jobs.module.ts';
import { RedisModule } from './platform/redis/redis.module.ts';
import { AccessGuard } from './platform/security/access.guard.ts';
import { RateLimitGuard } from './platform/security/rate-limits.ts';
import { SecurityModule } from './platform/security/security.module.ts';

/** The HTTP process. */
@Module({})
export class AppModule {
  static forRoot(env: Env, reports = ErrorReports.off): DynamicModule {
    return {
      module: AppModule,
      imports: [
        ConfigModule.forRoot(env),
        loggerModule(env, 'backend', reports),
        DatabaseModule.forRoot(() => createDataSource(env, 'ironbloom-backend')),
        RedisModule.forRoot(env, 'backend'),
        MetricsModule,
        OutboxModule,
        SecurityModule,
        ClientErrorsModule,
        ...httpModules(),
      ],
      controllers: [HealthController],
      providers: [
        Draining,
        RateLimitGuard,
        AccessGuard,
        {
          provide: UncleanShutdown,
          useFactory: (metrics: Metrics) => new UncleanShutdown('backend', env, metrics),
          inject: [Metrics],
        },
      ],
    };
  }
}
