import { Inject, Injectable } from '@nestjs/common';
import type { Redis } from 'ioredis';
import { platformError } from '../errors/errors.ts';
import { REDIS } from './redis.ts';

/**
 * Values for minutes that may be lost, shared by all replicas. Each method throws DomainError `TRY_LATER` while Redis is
 * unreachable.
 */
@Injectable()
export class ShortLived {
  constructor(@Inject(REDIS) private readonly redis: Redis) {}

  /** Replaces a former value. */
  async put(name: string, value: string, seconds: number): Promise<void> {
    await this.redis.set(name, value, 'EX', seconds).catch(away);
  }

  async get(name: string): Promise<string | undefined> {
    return (await this.redis.get(name).catch(away)) ?? undefined;
  }

  /** Redeems it once: of two concurrent calls one gets it. */
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
