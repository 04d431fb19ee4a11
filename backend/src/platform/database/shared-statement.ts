import { DatabaseError } from 'pg';
import { MicroBatch } from './micro-batch.ts';

/** So many rows at most; one of a webhook may have 128 kB. */
const LARGEST = 100;

/**
 * One statement, and one commit, for all who come while the one before is under way: a burst takes one connection and leaves the others
 * of the pool to everybody else. Who comes alone waits for nobody (docs/decisions/025-one-statement-for-a-rush.md).
 */
export class SharedStatement<Row, Result> {
  private readonly batch: MicroBatch<Row, Result>;

  /** @param run one statement for all of `rows`; answers in their order */
  constructor(private readonly run: (rows: readonly Row[]) => Promise<readonly Result[]>) {
    this.batch = new MicroBatch<Row, Result>((rows) => this.runFor(rows), 0, LARGEST);
  }

  /** Done when it is committed. */
  execute(row: Row): Promise<Result> {
    return this.batch.add(row);
  }

  /** What the database refuses it is asked row by row: nobody is refused for what came along with theirs. */
  private async runFor(rows: readonly Row[]): Promise<readonly (Result | Promise<Result>)[]> {
    try {
      return await this.run(rows);
    } catch (error) {
      if (rows.length === 1 || !(error instanceof DatabaseError)) throw error;
      return rows.map(async (row) => (await this.run([row]))[0] as Result);
    }
  }
}
