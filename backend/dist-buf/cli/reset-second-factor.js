import 'reflect-metadata';
import { ConfigurationError } from '../config/configuration-error.js';
import { loadEnv } from '../config/env.js';
import { createDataSource } from '../database/data-source.js';
import { ActivityLog } from '../modules/activity/activity-log.api.js';
import { SecondFactorControl } from '../modules/auth/second-factor/second-factor-control.api.js';
import { SecondFactorNotices } from '../modules/auth/second-factor/second-factor-notices.js';
import { SecondFactorsRepository } from '../modules/auth/second-factor/second-factors.repository.js';
import { Mail } from '../modules/mails/mails.api.js';
import { Accounts } from '../modules/users/accounts.api.js';
import { UnitOfWork } from '../platform/database/unit-of-work.js';
import { Outbox } from '../platform/jobs/outbox/outbox.js';
import { runProcess } from '../platform/lifecycle/process.js';
import { connectRedis } from '../platform/redis/redis.js';
/** For the last owner who has lost phone, passkeys and recovery codes: they sign in with the password alone, and set it up anew. */
await runProcess(async () => {
    const [, , email] = process.argv;
    if (!email)
        throw new ConfigurationError('usage: reset-second-factor <email>');
    const env = loadEnv();
    const dataSource = await createDataSource(env, 'ironbloom-reset-second-factor').initialize();
    // Its news shortens the mail's way; without it the worker finds the mail on its next look.
    const redis = connectRedis(env.REDIS_URL, 'reset-second-factor', 'once').on('error', () => undefined);
    try {
        const db = new UnitOfWork(dataSource);
        const accounts = new Accounts(env, db);
        const notices = new SecondFactorNotices(new ActivityLog(), new Mail(new Outbox(redis)));
        const control = new SecondFactorControl(new SecondFactorsRepository(db), notices);
        const account = await accounts.findByEmail(email.trim().toLowerCase());
        if (!account)
            throw new ConfigurationError(`nobody has an account with ${email}`);
        const reset = await db.run(async (tx) => {
            const who = { email: account.email, route: 'cli/reset-second-factor', ip: null };
            if (!(await control.reset(tx, account, who, 'whoever runs the server')))
                return false;
            await accounts.endSessions(tx, account.id);
            return true;
        });
        process.stdout.write(reset ? 'two-step sign-in was reset\n' : 'there was none\n');
    }
    finally {
        redis.disconnect();
        await dataSource.destroy();
    }
});
//# sourceMappingURL=reset-second-factor.js.map