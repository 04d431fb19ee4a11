import { Global, Module } from '@nestjs/common';
import { HealthData } from './health-data.ts';
import { ProgressiveBackoff } from './progressive-backoff.ts';
import { RateLimits } from './rate-limits.ts';
import { Resources } from './resources.ts';
import { StrategyNames } from './strategy-names.ts';

const services = [HealthData, RateLimits, ProgressiveBackoff, Resources, StrategyNames];

@Global()
@Module({ providers: services, exports: services })
export class SecurityModule {}
