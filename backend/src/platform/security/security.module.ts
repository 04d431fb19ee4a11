import { Global, Module } from '@nestjs/common';
import { ProgressiveBackoff } from './progressive-backoff.ts';
import { RateLimits } from './rate-limits.ts';
import { StrategyNames } from './strategy-names.ts';

const services = [RateLimits, ProgressiveBackoff, StrategyNames];

@Global()
@Module({ providers: services, exports: services })
export class SecurityModule {}
