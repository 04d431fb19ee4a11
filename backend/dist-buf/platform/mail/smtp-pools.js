var __decorate = (this && this.__decorate) || function (decorators, target, key, desc) {
    var c = arguments.length, r = c < 3 ? target : desc === null ? desc = Object.getOwnPropertyDescriptor(target, key) : desc, d;
    if (typeof Reflect === "object" && typeof Reflect.decorate === "function") r = Reflect.decorate(decorators, target, key, desc);
    else for (var i = decorators.length - 1; i >= 0; i--) if (d = decorators[i]) r = (c < 3 ? d(r) : c > 3 ? d(target, key, r) : d(target, key)) || r;
    return c > 3 && r && Object.defineProperty(target, key, r), r;
};
import { Injectable } from '@nestjs/common';
import nodemailer, {} from 'nodemailer';
/**
 * Makes the mailer's transports and closes them when the work has drained. The mailer itself closes them as the first thing
 * of a shutdown, under the mails that are on their way.
 */
let SmtpPools = class SmtpPools {
    closers = [];
    /** Called by the mailer, once for each transport. */
    createTransport(options) {
        const transport = nodemailer.createTransport(options);
        this.closers.push(transport.close.bind(transport));
        transport.close = () => undefined;
        return transport;
    }
    onApplicationShutdown() {
        for (const close of this.closers)
            close();
    }
};
SmtpPools = __decorate([
    Injectable()
], SmtpPools);
export { SmtpPools };
//# sourceMappingURL=smtp-pools.js.map