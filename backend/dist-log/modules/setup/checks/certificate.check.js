var __decorate = (this && this.__decorate) || function (decorators, target, key, desc) {
    var c = arguments.length, r = c < 3 ? target : desc === null ? desc = Object.getOwnPropertyDescriptor(target, key) : desc, d;
    if (typeof Reflect === "object" && typeof Reflect.decorate === "function") r = Reflect.decorate(decorators, target, key, desc);
    else for (var i = decorators.length - 1; i >= 0; i--) if (d = decorators[i]) r = (c < 3 ? d(r) : c > 3 ? d(target, key, r) : d(target, key)) || r;
    return c > 3 && r && Object.defineProperty(target, key, r), r;
};
var __metadata = (this && this.__metadata) || function (k, v) {
    if (typeof Reflect === "object" && typeof Reflect.metadata === "function") return Reflect.metadata(k, v);
};
var __param = (this && this.__param) || function (paramIndex, decorator) {
    return function (target, key) { decorator(target, key, paramIndex); }
};
import { Inject, Injectable } from '@nestjs/common';
import { ENV } from '../../../config/config.module.js';
import { servedCertificate } from '../../../platform/http/served-certificate.js';
import { good, missing, moment } from '../setup-items.js';
const DAY = 86_400_000;
/** Renewal is tried from 30 days before the end: one that is left so long has failed. */
const SOON_DAYS = 14;
/** Whether a visitor's browser trusts the address of the site. */
let CertificateCheck = class CertificateCheck {
    env;
    item = 'certificate';
    constructor(env) {
        this.env = env;
    }
    async look() {
        const site = new URL(this.env.PUBLIC_URL);
        const { hostname, origin } = site;
        if (site.protocol !== 'https:') {
            return [
                missing(`The site’s address is ${origin}, without https: browsers warn, and nobody should pay there`),
            ];
        }
        try {
            const served = await servedCertificate(site);
            const days = Math.floor((served.validUntil.getTime() - Date.now()) / DAY);
            const until = `valid until ${moment(served.validUntil)}`;
            if (served.problem)
                return [missing(`Browsers do not trust the certificate of ${hostname}: ${served.problem}`)];
            if (days < SOON_DAYS) {
                return [
                    missing(`The certificate of ${hostname} is ${until}, ${days} days from now: its renewal seems to fail`),
                ];
            }
            return [good(`Browsers trust the certificate of ${hostname}, by ${served.issuer}, ${until}`)];
        }
        catch (error) {
            return [missing(`${origin} could not be reached from here: ${error.message}`)];
        }
    }
};
CertificateCheck = __decorate([
    Injectable(),
    __param(0, Inject(ENV)),
    __metadata("design:paramtypes", [Object])
], CertificateCheck);
export { CertificateCheck };
//# sourceMappingURL=certificate.check.js.map