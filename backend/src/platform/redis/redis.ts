import { Redis } from 'ioredis';

/** The connection for short commands: limits, notifications, health. */
export const REDIS = Symbol('Redis');

/**
 * @param role shown in `CLIENT LIST`
 * @param retry `forever` is required by BullMQ's blocking connections; `once` fails fast, so that an unreachable Redis does
 * not delay requests
 */
export function connectRedis(url: string, role: string, retry: 'forever' | 'once'): Redis {
  return new Redis(url, {
    connectionName: `ironbloom:${role}`,
    maxRetriesPerRequest: retry === 'forever' ? null : 1,
    enableOfflineQueue: retry === 'forever',
    connectTimeout: 5_000,
    retryStrategy: (attempt) => Math.min(attempt * 100, 2_000),
  });
}
