import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { queryRows, type Sql } from './sql.ts';

/** One database transaction. Never make a network call while you hold one. */
export class Transaction implements Sql {
  private readonly hooks: (() => void)[] = [];

  constructor(readonly manager: EntityManager) {}

  rows<Row>(text: string, parameters?: readonly unknown[]): Promise<Row[]> {
    return queryRows<Row>(this.manager, text, parameters);
  }

  /** A hint to run once the commit is done. It may be lost in a crash: never put work here. */
  afterCommit(hook: () => void): void {
    this.hooks.push(hook);
  }

  runHooks(): void {
    for (const hook of this.hooks) hook();
  }
}

@Injectable()
export class UnitOfWork implements Sql {
  constructor(private readonly dataSource: DataSource) {}

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

  /** One statement outside any transaction. */
  rows<Row>(text: string, parameters?: readonly unknown[]): Promise<Row[]> {
    return queryRows<Row>(this.dataSource.manager, text, parameters);
  }
}
