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
import { Inject, Injectable, Logger } from '@nestjs/common';
import { ENV } from '../../config/config.module.js';
import { servedCertificate } from '../http/served-certificate.js';
import { Metrics } from './metrics.js';
const ASK_EVERY_MS = 10 * 60_000;
/**
 * How long the certificate that visitors are shown is good for, asked for at the site's own address: nginx, a load balancer
 * or an ingress may hold it. Nothing is said of a site without TLS, or where this process cannot reach it.
 */
let CertificateMetrics = class CertificateMetrics {
    logger = new Logger('Certificate');
    askedAt = Number.NEGATIVE_INFINITY;
    /** ms since the epoch. */
    endsAt;
    constructor({ PUBLIC_URL }, metrics) {
        const site = new URL(PUBLIC_URL);
        metrics.gauge('ironbloom_certificate_seconds_left', 'Time to the end of the certificate at the site’s address', [], async () => {
            const endsAt = site.protocol === 'https:' ? await this.lookAt(site) : undefined;
            return endsAt === undefined ? [] : [{ value: (endsAt - Date.now()) / 1000 }];
        });
    }
    async lookAt(site) {
        if (performance.now() - this.askedAt < ASK_EVERY_MS)
            return this.endsAt;
        this.askedAt = performance.now();
        try {
            this.endsAt = (await servedCertificate(site)).validUntil.getTime();
        }
        catch (error) {
            this.endsAt = undefined;
            this.logger.warn(`The site’s certificate could not be looked at: ${String(error)}`);
        }
        return this.endsAt;
    }
};
CertificateMetrics = __decorate([
    Injectable(),
    __param(0, Inject(ENV)),
    __metadata("design:paramtypes", [Object, Metrics])
], CertificateMetrics);
export { CertificateMetrics };
//# sourceMappingURL=certificate.metrics.js.map