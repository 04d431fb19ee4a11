import { Injectable } from '@nestjs/common';
import type { Pool } from 'pg';
import { DataSource } from 'typeorm';
import { Metrics } from './metrics.ts';

@Injectable()
export class DatabasePoolMetrics {
  constructor(metrics: Metrics, dataSource: DataSource) {
    const { master: pool } = dataSource.driver as unknown as { master: Pool };
    metrics.gauge('database_pool_connections', 'Connections of this process to PostgreSQL', ['state'], () => [
      { labels: { state: 'busy' }, value: pool.totalCount - pool.idleCount },
      { labels: { state: 'idle' }, value: pool.idleCount },
    ]);
    metrics.gauge('database_pool_waiting', 'Requests of this process that wait for a connection', [], () => [
      { value: pool.waitingCount },
    ]);
  }
}
