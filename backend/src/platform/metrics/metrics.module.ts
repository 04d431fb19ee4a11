import { Global, Module } from '@nestjs/common';
import { DatabasePoolMetrics } from './database-pool.metrics.ts';
import { Metrics } from './metrics.ts';
import { MetricsServer } from './metrics-server.ts';

@Global()
@Module({ providers: [Metrics, MetricsServer, DatabasePoolMetrics], exports: [Metrics] })
export class MetricsModule {}
