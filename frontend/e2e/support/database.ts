import pg from 'pg';

let pool: pg.Pool | undefined;

/** Runs one statement on the stack's own database. One line per worker: its process takes it along when it ends. */
export async function inDatabase<Row extends pg.QueryResultRow>(
  text: string,
  values: readonly unknown[],
): Promise<Row[]> {
  pool ??= new pg.Pool({ connectionString: process.env['DATABASE_URL'], max: 1, allowExitOnIdle: true });
  return (await pool.query<Row>(text, [...values])).rows;
}
