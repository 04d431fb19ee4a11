import 'reflect-metadata';
import { readFileSync } from 'node:fs';
import { ConfigurationError } from '../config/configuration-error.js';
import { loadEnv } from '../config/env.js';
import { createDataSource } from '../database/data-source.js';
import { normaliseAddress } from '../modules/broadcast/core/address.domain.js';
import { hardBouncesOf, messagesOf } from '../modules/broadcast/suppressions/delivery-status.js';
import { SuppressionsRepository } from '../modules/broadcast/suppressions/suppressions.repository.js';
import { UnitOfWork } from '../platform/database/unit-of-work.js';
import { runProcess } from '../platform/lifecycle/process.js';
/** Reads delivery reports out of a mailbox file; those who bounced for good get no broadcast any more. */
await runProcess(async () => {
    const [, , file] = process.argv;
    if (!file)
        throw new ConfigurationError('usage: import-bounces <mailbox file>');
    const messages = messagesOf(readFileSync(file, 'utf8'));
    const dataSource = await createDataSource(loadEnv(), 'ironbloom-import-bounces').initialize();
    try {
        const db = new UnitOfWork(dataSource);
        const suppressions = new SuppressionsRepository(db);
        let added = 0;
        for (const message of messages) {
            for (const { email, reason } of await hardBouncesOf(message)) {
                const address = normaliseAddress(email);
                if (!address)
                    continue;
                added += Number(await suppressions.add(db, { email: address, reason: 'bounced', note: reason }));
            }
        }
        process.stdout.write(`${messages.length} messages read, ${added} addresses added\n`);
    }
    finally {
        await dataSource.destroy();
    }
});
//# sourceMappingURL=import-bounces.js.map