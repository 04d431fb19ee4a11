import {
  type BeforeApplicationShutdown,
  Global,
  Inject,
  Injectable,
  Logger,
  Module,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import { DataSource } from 'typeorm';
import { poolOf } from '../database/unit-of-work.ts';
import { Metrics } from './metrics.ts';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { once } from 'node:events';
import { ENV } from '../../config/config.module.ts';
import type { Env } from '../../config/env.ts';

@Injectable()
export class DatabasePoolMetrics {
  constructor(metrics: Metrics, dataSource: DataSource) {
    const pool = poolOf(dataSource);
    metrics.gauge('database_pool_connections', 'Connections of this process to PostgreSQL', ['state'], () => [
      { labels: { state: 'busy' }, value: pool.totalCount - pool.idleCount },
      { labels: { state: 'idle' }, value: pool.idleCount },
    ]);
    metrics.gauge('database_pool_waiting', 'Requests of this process that wait for a connection', [], () => [
      { value: pool.waitingCount },
    ]);
  }
}

/** `/metrics` on METRICS_PORT, not on the site's port, so that a proxy cannot expose it by mistake. */
@Injectable()
export class MetricsServer implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private server: Server | undefined;

  constructor(
    @Inject(ENV) private readonly env: Env,
    private readonly metrics: Metrics,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    if (this.env.METRICS_PORT === undefined) return;
    this.server = createServer((request, response) => void this.answer(request, response));
    this.server.listen(this.env.METRICS_PORT, this.env.HOST);
    await once(this.server, 'listening');
    new Logger('Metrics').log(`metrics at port ${this.env.METRICS_PORT}`);
  }

  beforeApplicationShutdown(): void {
    this.server?.close();
    this.server?.closeIdleConnections();
  }

  private async answer({ url }: IncomingMessage, response: ServerResponse): Promise<void> {
    if (url !== '/metrics') return void response.writeHead(404).end();
    try {
      const page = await this.metrics.page();
      response.writeHead(200, { 'content-type': this.metrics.registry.contentType }).end(page);
    } catch {
      response.writeHead(500).end();
    }
  }
}

@Global()
@Module({ providers: [Metrics, MetricsServer, DatabasePoolMetrics], exports: [Metrics] })
export class MetricsModule {}
