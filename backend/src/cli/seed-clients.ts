import 'reflect-metadata';
import { readFileSync } from 'node:fs';
import { ConfigurationError, loadEnv } from '../config/env.ts';
import { BACKEND_FOLDER } from '../config/places.ts';
import { withDatabase } from '../database/data-source.ts';
import { type DemoClients, seedClients } from './demo-clients.ts';
import { hashPassword } from '../modules/users/accounts/passwords.ts';
import { runProcess } from '../platform/lifecycle/process.ts';
import { HealthData } from '../platform/security/health-data.ts';

/** Invented people with a password that is printed at the start: for a machine that somebody tries the product on. */
await runProcess(async () => {
  const env = loadEnv();
  const password = process.env['DEMO_PASSWORD'];
  if (env.NODE_ENV === 'production') throw new ConfigurationError('Demo clients are not for production');
  if (!password) throw new ConfigurationError('DEMO_PASSWORD is needed to create the demo clients');
  const demo = JSON.parse(readFileSync(new URL('seed/clients.json', BACKEND_FOLDER), 'utf8')) as DemoClients;
  await withDatabase(env, 'seed-clients', async (db) => {
    const hash = await hashPassword(password);
    const added = await seedClients(db, new HealthData(env), demo, hash);
    process.stdout.write(added > 0 ? `seeded ${added} clients\n` : 'clients exist\n');
  });
});
