var __decorate = (this && this.__decorate) || function (decorators, target, key, desc) {
    var c = arguments.length, r = c < 3 ? target : desc === null ? desc = Object.getOwnPropertyDescriptor(target, key) : desc, d;
    if (typeof Reflect === "object" && typeof Reflect.decorate === "function") r = Reflect.decorate(decorators, target, key, desc);
    else for (var i = decorators.length - 1; i >= 0; i--) if (d = decorators[i]) r = (c < 3 ? d(r) : c > 3 ? d(target, key, r) : d(target, key)) || r;
    return c > 3 && r && Object.defineProperty(target, key, r), r;
};
import { MAILER_TRANSPORT_FACTORY, MailerModule } from '@nestjs-modules/mailer';
import { Module } from '@nestjs/common';
import { ENV } from '../../config/config.module.js';
import { BulkSmtpGateway } from './bulk-smtp.gateway.js';
import { mailerOptions } from './mailer-options.js';
import { SmtpGateway } from './smtp.gateway.js';
import { SmtpPools } from './smtp-pools.js';
/** Worker process only: composing and sending, over one pool for receipts and codes and one for broadcasts. */
let SmtpModule = class SmtpModule {
};
SmtpModule = __decorate([
    Module({
        imports: [
            MailerModule.forRootAsync({
                imports: [],
                inject: [ENV],
                useFactory: mailerOptions,
                extraProviders: [{ provide: MAILER_TRANSPORT_FACTORY, useClass: SmtpPools }],
            }),
        ],
        providers: [SmtpGateway, BulkSmtpGateway],
        exports: [SmtpGateway, BulkSmtpGateway],
    })
], SmtpModule);
export { SmtpModule };
//# sourceMappingURL=smtp.module.js.map