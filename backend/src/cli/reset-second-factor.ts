import 'reflect-metadata';
import { mailAddressKey } from '@ironbloom/brand/mail-address';
import { ConfigurationError, loadEnv } from '../config/env.ts';
import { withDatabase } from '../database/data-source.ts';
import { ActivityLog } from '../modules/activity/activity-log.service.ts';
import { SecondFactorControl } from '../modules/auth/second-factor/second-factor-control.service.ts';
import { SecondFactorsRepository } from '../modules/auth/second-factor/second-factors.repository.ts';
import { Mail } from '../modules/mails/mails.service.ts';
import { Accounts } from '../modules/users/accounts/accounts.service.ts';
import { Outbox } from '../platform/jobs/outbox.ts';
import { runProcess } from '../platform/lifecycle/process.ts';
import { connectRedis } from '../platform/redis/redis.ts';

/** For the last owner without phone, passkeys and recovery codes: they sign in with the password and set it up again. */
await runProcess(async () => {
  const [, , email] = process.argv;
  if (!email) throw new ConfigurationError('usage: reset-second-factor <email>');
  const env = loadEnv();
  // Redis only speeds the mail up; without it the worker finds the mail on its next poll.
  const redis = connectRedis(env.REDIS_URL, 'reset-second-factor', 'once').on('error', () => undefined);
  await withDatabase(env, 'reset-second-factor', async (db) => {
    const accounts = new Accounts(env, db);
    const factors = new SecondFactorsRepository(env, db);
    const control = new SecondFactorControl(factors, new ActivityLog(db), new Mail(new Outbox(redis)));
    const account = await accounts.findByEmail(mailAddressKey(email) ?? email);
    if (!account) throw new ConfigurationError(`no account has the address ${email}`);
    const reset = await db.run(async (tx) => {
      const who = { email: account.email, route: 'cli/reset-second-factor', ip: null };
      if (!(await control.reset(tx, account, who, 'the server’s operator'))) return false;
      await accounts.endSessions(tx, account.id);
      return true;
    });
    process.stdout.write(reset ? 'two-step sign-in was reset\n' : 'two-step sign-in was not set up\n');
  }).finally(() => redis.disconnect());
});
