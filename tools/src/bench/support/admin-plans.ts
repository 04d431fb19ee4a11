import { readFile } from 'node:fs/promises';
import type { Client } from 'pg';

/**
 * The plans that the product's own statements are run with, as the server writes them down
 * (auto_explain with timings), for as long as `work` runs.
 */
export async function plansOf(client: Client, logFile: string, work: () => Promise<void>): Promise<string> {
  const from = (await readFile(logFile, 'utf8')).length;
  const set = async (milliseconds: number) => {
    await client.query(`ALTER SYSTEM SET auto_explain.log_min_duration = ${milliseconds}`);
    await client.query('SELECT pg_reload_conf()');
    // The reload reaches the sessions by a signal.
    await new Promise((resolve) => setTimeout(resolve, 300));
  };
  await set(0);
  try {
    await work();
  } finally {
    await set(-1);
  }
  return (await readFile(logFile, 'utf8')).slice(from);
}

/** Every session that begins from now on can explain; those that are open are ended, and come back. */
export async function loadAutoExplain(client: Client): Promise<void> {
  await client.query(`LOAD 'auto_explain'`);
  await client.query('ALTER SYSTEM SET session_preload_libraries = auto_explain');
  await client.query('ALTER SYSTEM SET auto_explain.log_analyze = on');
  await client.query('SELECT pg_reload_conf()');
  await new Promise((resolve) => setTimeout(resolve, 300));
  await client.query(
    'SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()',
  );
}
