import type { Pool } from 'pg';
import type { DataSource } from 'typeorm';
import type { PostgresDriver } from 'typeorm/driver/postgres/PostgresDriver.js';

/** The pool that TypeORM made; its types publish the field, without a type of its own. */
export function poolOf({ driver }: DataSource): Pool {
  return (driver as PostgresDriver).master as Pool;
}

/** pg-pool's two refusals; they carry no code: nobody gave a connection back in time, or a new one was not made in time. */
const TIMED_OUT = new Set([
  'timeout exceeded when trying to connect',
  'Connection terminated due to connection timeout',
]);

/** Whether a statement was never sent, because its pool had no connection for it in time. */
export function isPoolTimeout(error: unknown): error is Error {
  return error instanceof Error && TIMED_OUT.has(error.message);
}
