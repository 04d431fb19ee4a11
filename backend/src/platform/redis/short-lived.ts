import { Inject, Injectable } from '@nestjs/common';
import type { Redis } from 'ioredis';
import { platformError } from '../errors/errors.ts';
import { REDIS } from './redis.ts';

/**
 * What is needed for minutes and may be lost: whoever waited for it begins again. Over all replicas.
 * Each throws DomainError `TRY_LATER` while Redis is away.
 */
@Injectable()
export class ShortLived {
  constructor(@Inject(REDIS) private readonly redis: Redis) {}

  /** In place of what was there. */
  async put(name: string, value: string, seconds: number): Promise<void> {
    await this.redis.set(name, value, 'EX', seconds).catch(away);
  }

  async get(name: string): Promise<string | undefined> {
    return (await this.redis.get(name).catch(away)) ?? undefined;
  }

  /** Hands it out once: of two who ask at the same time one gets it. */
  async take(name: string): Promise<string | undefined> {
    return (await this.redis.getdel(name).catch(away)) ?? undefined;
  }

  async remove(name: string): Promise<void> {
    await this.redis.del(name).catch(away);
  }
}

function away(cause: unknown): never {
  throw platformError('TRY_LATER', { cause });
}
