import { Inject, Injectable, Logger, type OnModuleDestroy } from '@nestjs/common';
import type { Redis } from 'ioredis';
import type { Env } from '../../../config/env.ts';
import { ENV } from '../../../config/config.module.ts';
import { connectRedis } from '../../../platform/redis/redis.ts';
import { REDIS } from '../../../platform/redis/redis.module.ts';

const PREFIX = 'ironbloom:thread:';

/** `ended`: this process stops, and who listens should connect anew. */
type Listener = (news: 'changed' | 'ended') => void;

/**
 * Tells every backend that a thread has changed, by Redis. It carries no words, and may be lost: who listens asks for the messages, and
 * asks at intervals as well.
 */
@Injectable()
export class MessageNews implements OnModuleDestroy {
  private readonly logger = new Logger('Messages');
  private readonly listeners = new Map<string, Set<Listener>>();
  private subscriber: Redis | undefined;

  constructor(
    @Inject(ENV) private readonly env: Env,
    @Inject(REDIS) private readonly redis: Redis,
  ) {}

  /** Never throws: without Redis listeners find the message when they next ask. */
  announce(programId: string): void {
    this.redis.publish(PREFIX + programId, '').catch(() => undefined);
  }

  /** @returns ends the listening */
  listen(programId: string, listener: Listener): () => void {
    const channel = PREFIX + programId;
    const known = this.listeners.get(channel) ?? new Set();
    this.listeners.set(channel, known.add(listener));
    if (known.size === 1)
      this.connection()
        .subscribe(channel)
        .catch(() => undefined);
    return () => {
      known.delete(listener);
      if (known.size > 0) return;
      this.listeners.delete(channel);
      this.subscriber?.unsubscribe(channel).catch(() => undefined);
    };
  }

  onModuleDestroy(): void {
    for (const listeners of this.listeners.values()) for (const listener of listeners) listener('ended');
    this.subscriber?.disconnect();
  }

  private connection(): Redis {
    if (this.subscriber) return this.subscriber;
    // One connection for all threads of the process; after a break ioredis subscribes again.
    const subscriber = connectRedis(this.env.REDIS_URL, 'threads', 'forever');
    subscriber.on('error', (error) => this.logger.warn(`not reachable: ${error.message}`));
    subscriber.on('message', (channel) => {
      for (const listener of this.listeners.get(channel) ?? []) listener('changed');
    });
    this.subscriber = subscriber;
    return subscriber;
  }
}
