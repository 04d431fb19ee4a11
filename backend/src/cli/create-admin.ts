import 'reflect-metadata';
import { type Business, shippedBusiness } from '@ironbloom/brand';
import { ConfigurationError, loadEnv } from '../config/env.ts';
import { withDatabase } from '../database/data-source.ts';
import { hashPassword } from '../modules/users/accounts/passwords.ts';
import { BUSINESS } from '../modules/site/business/business-publications.ts';
import { Accounts } from '../modules/users/accounts/accounts.service.ts';
import { PublicationHistory } from '../platform/database/publications/publication-history.ts';
import { runProcess } from '../platform/lifecycle/process.ts';

/** For the start of a stack, where an admin is optional. */
const onlyIfNamed = process.argv.includes('--if-named');
/** Of an existing admin; used by scripts/start when the generated password is lost. */
const replacePassword = process.argv.includes('--replace-password');

await runProcess(async () => {
  const env = loadEnv();
  const { ADMIN_EMAIL: email, ADMIN_PASSWORD: password } = env;
  if (!email || !password) {
    if (onlyIfNamed) return;
    throw new ConfigurationError('ADMIN_EMAIL and ADMIN_PASSWORD are needed to create the admin');
  }
  await withDatabase(env, 'create-admin', async (db) => {
    const accounts = new Accounts(env, db);
    const history = new PublicationHistory<Business>(db, BUSINESS);
    await history.addShipped(shippedBusiness);
    const { name } = (await history.latest()).value;
    const hash = await hashPassword(password);
    const created = await accounts.ensureAdmin(email, `${name} admin`, hash);
    if (!created && replacePassword) await accounts.replacePassword(db, email.toLowerCase(), hash);
    process.stdout.write(created ? 'admin created\n' : 'admin exists\n');
  });
});
