import { Global, Module } from '@nestjs/common';
import { GrowingWaits } from './growing-waits.ts';
import { RateLimits } from './rate-limits.ts';

@Global()
@Module({ providers: [RateLimits, GrowingWaits], exports: [RateLimits, GrowingWaits] })
export class SecurityModule {}
