import { Inject, Injectable, Logger } from '@nestjs/common';
import type { Env } from '../../config/env.ts';
import { ENV } from '../../config/config.module.ts';
import { servedCertificate } from '../http/served-certificate.ts';
import { Metrics } from './metrics.ts';

const ASK_EVERY_MS = 10 * 60_000;

/**
 * Remaining validity of the certificate at the site's own address, wherever TLS ends (nginx, load balancer, ingress). Not
 * reported without TLS, or when this process cannot reach it.
 */
@Injectable()
export class CertificateMetrics {
  private readonly logger = new Logger('Certificate');
  private askedAt = Number.NEGATIVE_INFINITY;
  /** ms since the epoch. */
  private endsAt: number | undefined;

  constructor(@Inject(ENV) { PUBLIC_URL }: Pick<Env, 'PUBLIC_URL'>, metrics: Metrics) {
    const site = new URL(PUBLIC_URL);
    metrics.gauge(
      'ironbloom_certificate_seconds_left',
      'Time to the end of the certificate at the site’s address',
      [],
      async () => {
        const endsAt = site.protocol === 'https:' ? await this.lookAt(site) : undefined;
        return endsAt === undefined ? [] : [{ value: (endsAt - Date.now()) / 1000 }];
      },
    );
  }

  private async lookAt(site: URL): Promise<number | undefined> {
    if (performance.now() - this.askedAt < ASK_EVERY_MS) return this.endsAt;
    this.askedAt = performance.now();
    try {
      this.endsAt = (await servedCertificate(site)).validUntil.getTime();
    } catch (error) {
      this.endsAt = undefined;
      this.logger.warn(`The site’s certificate could not be checked: ${String(error)}`);
    }
    return this.endsAt;
  }
}
