import type { Pool } from 'pg';
import { DataSource, type EntityManager } from 'typeorm';
import type { PostgresDriver } from 'typeorm/driver/postgres/PostgresDriver.js';
import { Injectable } from '@nestjs/common';
import type { Sql } from './sql.ts';

/** TypeORM's own pool. Its types have the field as `any`. */
export function poolOf({ driver }: DataSource): Pool {
  return (driver as PostgresDriver).master as Pool;
}

/** pg-pool's two timeouts (waiting for a free connection, opening a new one): they have no error code. */
const TIMED_OUT = new Set([
  'timeout exceeded when trying to connect',
  'Connection terminated due to connection timeout',
]);

/** Whether no connection was free in time, so that the statement was never sent. */
export function isPoolTimeout(error: unknown): error is Error {
  return error instanceof Error && TIMED_OUT.has(error.message);
}

/** One database transaction. Never make a network call while you hold one. */
export class Transaction implements Sql {
  private readonly hooks: (() => void)[] = [];

  constructor(readonly manager: EntityManager) {}

  /** Runs one statement in this transaction. @param parameters for `$1`, `$2` … @returns the rows of SELECT or RETURNING */
  async rows<Row>(text: string, parameters: readonly unknown[] = []): Promise<Row[]> {
    // This form of query() has the same result for all statements; the plain one differs for UPDATE and DELETE.
    const result = await this.manager.queryRunner!.query(text, [...parameters], true);
    return result.records as Row[];
  }

  /** Runs after the commit. A crash may lose it, so never rely on it. */
  afterCommit(hook: () => void): void {
    this.hooks.push(hook);
  }

  /** For `UnitOfWork`, once the commit is done. */
  runHooks(): void {
    for (const hook of this.hooks) hook();
  }
}

@Injectable()
export class UnitOfWork implements Sql {
  private readonly pool: Pool;
  /** For statements outside any transaction. */
  readonly manager: EntityManager;

  constructor(private readonly dataSource: DataSource) {
    this.pool = poolOf(dataSource);
    this.manager = dataSource.manager;
  }

  /** Runs `work` in one transaction: all of it is committed, or none when it throws. */
  async run<T>(work: (tx: Transaction) => Promise<T>): Promise<T> {
    let transaction: Transaction | undefined;
    const result = await this.dataSource.transaction((manager) => {
      transaction = new Transaction(manager);
      return work(transaction);
    });
    transaction?.runHooks();
    return result;
  }

  /** One statement outside any transaction, on TypeORM's pool: a query runner for each costs more than the statement. */
  async rows<Row>(text: string, parameters: readonly unknown[] = []): Promise<Row[]> {
    return (await this.pool.query(text, [...parameters])).rows as Row[];
  }

  /**
   * As a named (prepared) statement, for orders and webhooks only: without it they reach 0.34 and 0.38 of a bare baseline
   * instead of 0.51 and 0.62. @param name unique for this text
   */
  async prepared<Row>(name: string, text: string, parameters: readonly unknown[]): Promise<Row[]> {
    return (await this.pool.query({ name, text, values: [...parameters] })).rows as Row[];
  }
}
