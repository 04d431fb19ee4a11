import { Redis } from 'ioredis';

/**
 * @param role shows in `CLIENT LIST`
 * @param patience `forever` is what BullMQ's blocking connections need; `request` fails fast, so that
 *   a request is not held up by a Redis that is away
 */
export function connectRedis(url: string, role: string, patience: 'forever' | 'request'): Redis {
  return new Redis(url, {
    connectionName: `ironbloom:${role}`,
    maxRetriesPerRequest: patience === 'forever' ? null : 1,
    enableOfflineQueue: patience === 'forever',
    connectTimeout: 5_000,
    retryStrategy: (attempt) => Math.min(attempt * 100, 2_000),
  });
}
