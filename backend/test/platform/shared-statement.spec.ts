import { afterAll, beforeAll, beforeEach, expect, it } from '@jest/globals';
import pg from 'pg';
import { SharedStatement } from '../../src/platform/database/shared-statement.ts';
import { createTestDatabase, type TestDatabase } from '../harness/database.ts';
import { services } from '../harness/services.ts';

let db: TestDatabase;
/** What each statement was given. */
let statements: (readonly number[])[];

beforeAll(async () => {
  db = await createTestDatabase(services.databaseUrl);
  await db.rows('CREATE TABLE kept (n integer PRIMARY KEY CHECK (n < 100))');
});
afterAll(() => db.drop());
beforeEach(async () => {
  statements = [];
  await db.rows('TRUNCATE kept');
});

const KEEP = 'INSERT INTO kept SELECT * FROM unnest($1::int[]) RETURNING n';

function keeping(rows: (text: string, parameters: readonly unknown[]) => Promise<{ n: number }[]>) {
  return new SharedStatement<number, string>(async (numbers) => {
    statements.push(numbers);
    return (await rows(KEEP, [numbers])).map(({ n }) => `kept ${n}`);
  });
}

it('takes along who comes at once, and who comes meanwhile with the next', async () => {
  const kept = keeping((text, parameters) => db.rows(text, parameters));
  const together = [kept.execute(1), kept.execute(2)];
  await new Promise((resolve) => setImmediate(resolve));
  const meanwhile = [kept.execute(3), kept.execute(4), kept.execute(5)];
  expect(await Promise.all([...together, ...meanwhile])).toEqual([1, 2, 3, 4, 5].map((n) => `kept ${n}`));
  expect(statements).toEqual([
    [1, 2],
    [3, 4, 5],
  ]);
});

it('refuses nobody for what came along with theirs', async () => {
  const kept = keeping((text, parameters) => db.rows(text, parameters));
  const answers = await Promise.allSettled([kept.execute(6), kept.execute(100), kept.execute(7)]);
  expect(answers.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
  expect((answers[1] as PromiseRejectedResult).reason).toMatchObject({ code: '23514' });
  expect(await db.rows('SELECT n FROM kept ORDER BY n')).toEqual([{ n: 6 }, { n: 7 }]);
});

it('tells everybody when the database is away, without asking once more for each', async () => {
  const nowhere = new pg.Pool({ connectionString: 'postgres://127.0.0.1:1/none' });
  const kept = keeping(async (text, parameters) => (await nowhere.query(text, [...parameters])).rows);
  const answers = await Promise.allSettled([kept.execute(8), kept.execute(9)]);
  expect(answers.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(statements).toEqual([[8, 9]]);
  await nowhere.end();
});
