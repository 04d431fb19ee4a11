import { Inject, Injectable, Logger } from '@nestjs/common';
import { isIP } from 'node:net';
import { connect } from 'node:tls';
import type { Env } from '../../config/env.ts';
import { ENV } from '../../config/config.module.ts';
import { Metrics } from './metrics.ts';

const ASK_EVERY_MS = 10 * 60_000;
const TIMEOUT_MS = 5_000;
const HTTPS_PORT = 443;

/**
 * How long the certificate that visitors are shown is good for, asked for at the site's own address: nginx, a load balancer
 * or an ingress may hold it. Nothing is said of a site without TLS, or where this process cannot reach it.
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

  private async lookAt({ hostname, port }: URL): Promise<number | undefined> {
    if (performance.now() - this.askedAt < ASK_EVERY_MS) return this.endsAt;
    this.askedAt = performance.now();
    try {
      this.endsAt = await endOfCertificate(hostname.replaceAll(/[[\]]/g, ''), Number(port) || HTTPS_PORT);
    } catch (error) {
      this.endsAt = undefined;
      this.logger.warn(`The site’s certificate could not be looked at: ${String(error)}`);
    }
    return this.endsAt;
  }
}

/** One that has ended, or that nobody vouches for, is looked at all the same. @returns ms since the epoch */
function endOfCertificate(host: string, port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    const socket = connect({
      host,
      port,
      ...(isIP(host) === 0 && { servername: host }),
      rejectUnauthorized: false,
      timeout: TIMEOUT_MS,
    });
    socket.once('secureConnect', () => {
      const end = Date.parse(socket.getPeerCertificate().valid_to);
      socket.destroy();
      if (Number.isNaN(end)) reject(new Error('it has no end'));
      else resolve(end);
    });
    socket.once('timeout', () => socket.destroy(new Error('no answer')));
    socket.once('error', reject);
  });
}
