import pg from 'pg';

let pool: pg.Pool | undefined;

/** Runs a statement on the stack's database, with one connection per worker. */
export async function inDatabase<Row extends pg.QueryResultRow>(
  text: string,
  values: readonly unknown[],
): Promise<Row[]> {
  pool ??= new pg.Pool({ connectionString: process.env['DATABASE_URL'], max: 1, allowExitOnIdle: true });
  return (await pool.query<Row>(text, [...values])).rows;
}
