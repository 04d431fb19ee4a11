import 'reflect-metadata';
import { mailAddressKey } from '@ironbloom/brand/mail-address';
import { readFileSync } from 'node:fs';
import { ConfigurationError } from '../config/configuration-error.ts';
import { loadEnv } from '../config/env.ts';
import { createDataSource } from '../database/data-source.ts';
import { hardBouncesOf, messagesOf } from '../modules/broadcast/suppressions/delivery-status.ts';
import { SuppressionList } from '../modules/broadcast/suppressions/suppressions.service.ts';
import { UnitOfWork } from '../platform/database/unit-of-work.ts';
import { runProcess } from '../platform/lifecycle/process.ts';

/** Reads delivery reports out of a mailbox file; those who bounced for good get no broadcast any more. */
await runProcess(async () => {
  const [, , file] = process.argv;
  if (!file) throw new ConfigurationError('usage: import-bounces <mailbox file>');
  const messages = messagesOf(readFileSync(file, 'utf8'));
  const dataSource = await createDataSource(loadEnv(), 'ironbloom-import-bounces').initialize();
  try {
    const db = new UnitOfWork(dataSource);
    const suppressions = new SuppressionList(db);
    let added = 0;
    for (const message of messages) {
      for (const { email, reason } of await hardBouncesOf(message)) {
        const address = mailAddressKey(email);
        if (!address) continue;
        added += Number(await suppressions.add(db, { email: address, reason: 'bounced', note: reason }));
      }
    }
    process.stdout.write(`${messages.length} messages read, ${added} addresses added\n`);
  } finally {
    await dataSource.destroy();
  }
});
