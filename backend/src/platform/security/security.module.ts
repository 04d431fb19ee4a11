import { Global, Module } from '@nestjs/common';
import { GrowingWaits } from './growing-waits.ts';
import { RateLimits } from './rate-limits.ts';
import { StrategyNames } from './strategy-names.ts';

const services = [RateLimits, GrowingWaits, StrategyNames];

@Global()
@Module({ providers: services, exports: services })
export class SecurityModule {}
