import { randomUUID } from 'node:crypto';
import { hash } from '@node-rs/argon2';
import pg from 'pg';
import { freePort } from '../services/ports.ts';
import { startStack } from '../stack/stack.ts';
import { load, type LoadRequest, type LoadResult } from './load.ts';
import { heading, median, row } from './rounds.ts';
import { compareTimes } from './timing.ts';

const CONNECTIONS = 20;
const SECONDS = 6;
const ROUNDS = 3;

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
    method: 'GET',
    path: '/api/users/me',
    headers: { authorization: `Bearer ${token}` },
  });

  const baselinePort = await freePort();
  const baselineUrl = `http://127.0.0.1:${baselinePort}`;
  await stack.startScript('baseline', 'tools/src/bench/auth-baseline.ts', baselinePort);
  console.log(
    `${ROUNDS} rounds of ${SECONDS} s, ${CONNECTIONS} connections, product and baseline in turns\n`,
  );
  console.log(heading());
  for (const [name, bare, next] of [
    ['sign-in', 'bare argon2id', signIn],
    ['/users/me', 'bare JWT, no database', me],
  ] as const) {
    const product: LoadResult[] = [];
    const baseline: LoadResult[] = [];
    await load(stack.siteUrl, CONNECTIONS, 2, next);
    await load(baselineUrl, CONNECTIONS, 2, next);
    for (let round = 0; round < ROUNDS; round += 1) {
      product.push(await load(stack.siteUrl, CONNECTIONS, SECONDS, next));
      baseline.push(await load(baselineUrl, CONNECTIONS, SECONDS, next));
    }
    const [ours, least] = [median(product), median(baseline)];
    console.log(row(name, ours));
    console.log(row(`  ${bare}`, least));
    console.log(`  ratio ${(ours.requestsPerSecond / least.requestsPerSecond).toFixed(2)}\n`);
    if (ours.failures > 0) process.exitCode = 1;
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
