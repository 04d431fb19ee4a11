var __decorate = (this && this.__decorate) || function (decorators, target, key, desc) {
    var c = arguments.length, r = c < 3 ? target : desc === null ? desc = Object.getOwnPropertyDescriptor(target, key) : desc, d;
    if (typeof Reflect === "object" && typeof Reflect.decorate === "function") r = Reflect.decorate(decorators, target, key, desc);
    else for (var i = decorators.length - 1; i >= 0; i--) if (d = decorators[i]) r = (c < 3 ? d(r) : c > 3 ? d(target, key, r) : d(target, key)) || r;
    return c > 3 && r && Object.defineProperty(target, key, r), r;
};
var AppModule_1;
import { Module } from '@nestjs/common';
import { ConfigModule } from './config/config.module.js';
import { createDataSource } from './database/data-source.js';
import { AuthModule } from './modules/auth/auth.module.js';
import { BroadcastModule } from './modules/broadcast/broadcast.module.js';
import { BusinessModule } from './modules/business/business.module.js';
import { ClientErrorsModule } from './modules/client-errors/client-errors.module.js';
import { ContactModule } from './modules/contact/contact.module.js';
import { ContentModule } from './modules/content/content.module.js';
import { DashboardModule } from './modules/dashboard/dashboard.module.js';
import { PageContentModule } from './modules/page-content/page-content.module.js';
import { LookModule } from './modules/look/look.module.js';
import { PagesModule } from './modules/pages/pages.module.js';
import { ConsentsModule } from './modules/consents/consents.module.js';
import { PrivacyModule } from './modules/privacy/privacy.module.js';
import { RetentionModule } from './modules/retention/retention.module.js';
import { SetupModule } from './modules/setup/setup.module.js';
import { PeopleModule } from './modules/people/people.module.js';
import { PaymentsModule } from './modules/payments/payments.module.js';
import { UsersModule } from './modules/users/users.module.js';
import { ActivityModule } from './modules/activity/activity.module.js';
import { DatabaseModule } from './platform/database/database.module.js';
import { HealthController } from './platform/health/health.controller.js';
import { Draining } from './platform/lifecycle/draining.js';
import { Metrics } from './platform/metrics/metrics.js';
import { MetricsModule } from './platform/metrics/metrics.module.js';
import { UncleanShutdown } from './platform/lifecycle/unclean-shutdown.js';
import { ErrorReports } from './platform/errors/error-reports.js';
import { loggerModule } from './platform/logging/logger.module.js';
import { MailsModule } from './modules/mails/mails.module.js';
import { OutboxModule } from './platform/jobs/outbox/outbox.module.js';
import { RedisModule } from './platform/redis/redis.module.js';
import { AccessGuard } from './platform/security/access.guard.js';
import { RateLimitGuard } from './platform/security/rate-limit.guard.js';
import { SecurityModule } from './platform/security/security.module.js';
/** The HTTP process. Pages come last: their route takes whatever no other route took. */
let AppModule = AppModule_1 = class AppModule {
    static forRoot(env, reports = ErrorReports.off) {
        return {
            module: AppModule_1,
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
                    useFactory: (metrics) => new UncleanShutdown('backend', env, metrics),
                    inject: [Metrics],
                },
            ],
        };
    }
};
AppModule = AppModule_1 = __decorate([
    Module({})
], AppModule);
export { AppModule };
//# sourceMappingURL=app.module.js.map