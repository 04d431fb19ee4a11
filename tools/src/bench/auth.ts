import { randomUUID } from 'node:crypto';
import { hash } from '@node-rs/argon2';
import pg from 'pg';
import { freePort } from '../services/ports.ts';
import { startStack } from '../stack/stack.ts';
import { compare, LOAD_HEADS } from './support/compare.ts';
import type { LoadRequest } from './support/load.ts';
import { compareTimes } from './support/timing.ts';

const json = { 'content-type': 'application/json' };
const password = 'bench-password';
const email = 'bench@example.com';
/** As backend/src/modules/users/passwords.api.ts has it: 19 MiB, two passes. */
const passwordHash = await hash(password, { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 });

const signIn = (): LoadRequest => ({
  path: '/api/users/login',
  headers: json,
  body: JSON.stringify({ email, password }),
});

// No worker: what is measured is what a caller waits for.
const stack = await startStack({
  name: 'bench-auth',
  durable: true,
  seeded: false,
  worker: false,
  env: { RATE_LIMIT_SCALE: '1000000', BENCH_PASSWORD_HASH: passwordHash },
});
const database = new pg.Client({ connectionString: stack.databaseUrl });
try {
  await database.connect();
  const member = (address: string) =>
    database.query(
      `INSERT INTO users (id, email, name, password_hash, email_verified_at) VALUES ($1, $2, 'Bench', $3, now())`,
      [randomUUID(), address, passwordHash],
    );
  await member(email);
  const answer = await fetch(`${stack.siteUrl}/api/users/login`, { method: 'POST', ...signIn() });
  const { token } = (await answer.json()) as { token: string };
  const me = (): LoadRequest => ({
    path: '/api/users/me',
    headers: { authorization: `Bearer ${token}` },
  });

  const baselinePort = await freePort();
  const baselineUrl = `http://127.0.0.1:${baselinePort}`;
  await stack.startScript('baseline', 'tools/src/bench/baselines/auth-baseline.ts', baselinePort);
  console.log(LOAD_HEADS);
  for (const [name, bare, next] of [
    ['sign-in', 'bare argon2id', signIn],
    ['/users/me', 'bare JWT, no database', me],
  ] as const) {
    const { failures } = await compare([
      { name, url: stack.siteUrl, next },
      { name: `  ${bare}`, url: baselineUrl, next },
    ]);
    if (failures > 0) process.exitCode = 1;
  }

  console.log('Does the time tell whether an address has an account? Medians of calls in turns\n');
  const known = Array.from({ length: 200 }, (_, index) => `known-${index}@example.com`);
  for (const address of known) await member(address);
  const even = await compareTimes(stack.siteUrl, known);
  if (!even) process.exitCode = 1;
} finally {
  await database.end();
  await stack.stop();
}
