import type { Pool } from 'pg';
import type { DataSource } from 'typeorm';
import type { PostgresDriver } from 'typeorm/driver/postgres/PostgresDriver.js';

/** TypeORM's own pool. Its types have the field as `any`. */
export function poolOf({ driver }: DataSource): Pool {
  return (driver as PostgresDriver).master as Pool;
}

/** pg-pool's two timeouts (waiting for a free connection, opening a new one): they have no error code. */
const TIMED_OUT = new Set([
  'timeout exceeded when trying to connect',
  'Connection terminated due to connection timeout',
]);

/** Whether the pool had no connection in time, so that the statement was never sent. */
export function isPoolTimeout(error: unknown): error is Error {
  return error instanceof Error && TIMED_OUT.has(error.message);
}
