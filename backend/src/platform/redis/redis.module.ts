import {
  type DynamicModule,
  Global,
  Inject,
  Logger,
  Module,
  type OnApplicationShutdown,
} from '@nestjs/common';
import type { Redis } from 'ioredis';
import type { Env } from '../../config/env.ts';
import { connectRedis, REDIS } from './redis.ts';
import { DownloadTickets } from './download-tickets.ts';
import { ShortLived } from './short-lived.ts';

export { REDIS } from './redis.ts';

@Global()
@Module({})
export class RedisModule implements OnApplicationShutdown {
  constructor(@Inject(REDIS) private readonly redis: Redis) {}

  /** @param processName shown in `CLIENT LIST` */
  static forRoot(env: Env, processName: string): DynamicModule {
    const logger = new Logger('Redis');
    return {
      module: RedisModule,
      providers: [
        {
          provide: REDIS,
          useFactory: () => {
            const redis = connectRedis(env.REDIS_URL, processName, 'once');
            // Without a listener an unreachable Redis would end the process.
            redis.on('error', (error) => logger.warn(`not reachable: ${error.message}`));
            return redis;
          },
        },
        ShortLived,
        DownloadTickets,
      ],
      exports: [REDIS, ShortLived, DownloadTickets],
    };
  }

  onApplicationShutdown(): void {
    this.redis.disconnect();
  }
}
