import type { FactoryProvider } from '@nestjs/common';
import { ENV } from '../../../config/config.module.ts';
import type { Env } from '../../../config/env.ts';
import { UnitOfWork } from '../../../platform/database/unit-of-work.ts';
import { HourlyLimit } from './hourly-limit.ts';

export const hourlyLimit: FactoryProvider<HourlyLimit> = {
  provide: HourlyLimit,
  useFactory: (env: Env, db: UnitOfWork) => new HourlyLimit(db, env.BROADCAST_PER_HOUR),
  inject: [ENV, UnitOfWork],
};
