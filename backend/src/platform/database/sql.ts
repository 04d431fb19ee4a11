/** Anything SQL can be sent to: the pool, or a transaction. */
export interface Sql {
  /** Runs one statement and returns its rows (`SELECT`, or any statement with `RETURNING`). */
  rows<Row>(text: string, parameters?: readonly unknown[]): Promise<Row[]>;
}
