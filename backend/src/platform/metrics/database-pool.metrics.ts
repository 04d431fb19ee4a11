import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { poolOf } from '../database/pool.ts';
import { Metrics } from './metrics.ts';

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
