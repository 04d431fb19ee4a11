import { type DynamicModule, Module } from '@nestjs/common';
import { ConfigModule } from './config/config.module.ts';
import type { Env } from './config/env.ts';
import { createDataSource } from './database/data-source.ts';
import { AuthModule } from './modules/auth/auth.module.ts';
import { BroadcastModule } from './modules/broadcast/broadcast.module.ts';
import { BusinessModule } from './modules/site/business/business.module.ts';
import { ClientErrorsModule } from './platform/errors/client-errors/client-errors.module.ts';
import { ContactModule } from './modules/contact/contact.module.ts';
import { ContentModule } from './modules/content/content.module.ts';
import { DashboardModule } from './modules/dashboard/dashboard.module.ts';
import { PageContentModule } from './modules/site/texts/page-content.module.ts';
import { LookModule } from './modules/site/look/look.module.ts';
import { PagesModule } from './modules/site/rendering/pages.module.ts';
import { ConsentsModule } from './modules/privacy/consents/consents.module.ts';
import { PrivacyModule } from './modules/privacy/privacy.module.ts';
import { RetentionModule } from './modules/privacy/retention/retention.module.ts';
import { SetupModule } from './modules/setup/setup.module.ts';
import { PeopleModule } from './modules/users/people/people.module.ts';
import { PaymentsModule } from './modules/payments/payments.module.ts';
import { UsersModule } from './modules/users/users.module.ts';
import { ActivityModule } from './modules/activity/activity.module.ts';
import { DatabaseModule } from './platform/database/database.module.ts';
import { HealthController } from './platform/health/health.controller.ts';
import { Draining } from './platform/lifecycle/draining.ts';
import { Metrics } from './platform/metrics/metrics.ts';
import { MetricsModule } from './platform/metrics/metrics.module.ts';
import { UncleanShutdown } from './platform/lifecycle/unclean-shutdown.ts';
import { ErrorReports } from './platform/errors/error-reports.ts';
import { loggerModule } from './platform/logging/logger.module.ts';
import { MailsModule } from './modules/mails/mails.module.ts';
import { OutboxModule } from './platform/jobs/outbox/outbox.module.ts';
import { RedisModule } from './platform/redis/redis.module.ts';
import { AccessGuard } from './platform/security/access.guard.ts';
import { RateLimitGuard } from './platform/security/rate-limit.guard.ts';
import { SecurityModule } from './platform/security/security.module.ts';

/** The HTTP process. Pages come last: their route takes whatever no other route took. */
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
        ActivityModule,
        MailsModule,
        ConsentsModule,
        SecurityModule,
        BusinessModule,
        LookModule,
        UsersModule,
        AuthModule,
        PaymentsModule,
        ContentModule,
        ContactModule,
        ClientErrorsModule,
        DashboardModule,
        BroadcastModule,
        PeopleModule,
        SetupModule,
        RetentionModule,
        PrivacyModule,
        PageContentModule,
        PagesModule,
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
