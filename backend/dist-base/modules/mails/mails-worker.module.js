var __decorate = (this && this.__decorate) || function (decorators, target, key, desc) {
    var c = arguments.length, r = c < 3 ? target : desc === null ? desc = Object.getOwnPropertyDescriptor(target, key) : desc, d;
    if (typeof Reflect === "object" && typeof Reflect.decorate === "function") r = Reflect.decorate(decorators, target, key, desc);
    else for (var i = decorators.length - 1; i >= 0; i--) if (d = decorators[i]) r = (c < 3 ? d(r) : c > 3 ? d(target, key, r) : d(target, key)) || r;
    return c > 3 && r && Object.defineProperty(target, key, r), r;
};
import { Module } from '@nestjs/common';
import { SmtpModule } from '../../platform/mail/smtp.module.js';
import { MailAttachments } from './mail-attachments.api.js';
import { MailMetrics } from './mail.metrics.js';
import { MailRepository } from './mail.repository.js';
import { MailSendProcessor } from './mail-send.processor.js';
/** Worker process only: sending what was promised. */
let MailsWorkerModule = class MailsWorkerModule {
};
MailsWorkerModule = __decorate([
    Module({
        imports: [SmtpModule],
        providers: [MailRepository, MailSendProcessor, MailMetrics, MailAttachments],
        exports: [MailAttachments],
    })
], MailsWorkerModule);
export { MailsWorkerModule };
//# sourceMappingURL=mails-worker.module.js.map