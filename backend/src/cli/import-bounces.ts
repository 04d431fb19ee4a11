import 'reflect-metadata';
import { mailAddressKey } from '@ironbloom/brand/mail-address';
import { readFileSync } from 'node:fs';
import { ConfigurationError, loadEnv } from '../config/env.ts';
import { withDatabase } from '../database/data-source.ts';
import { hardBouncesOf, messagesOf } from '../modules/broadcast/suppressions/delivery-status.ts';
import { SuppressionList } from '../modules/broadcast/suppressions/suppressions.service.ts';
import { runProcess } from '../platform/lifecycle/process.ts';

/** Reads delivery reports from a mailbox file and suppresses permanently bounced addresses. */
await runProcess(async () => {
  const [, , file] = process.argv;
  if (!file) throw new ConfigurationError('usage: import-bounces <mailbox file>');
  const messages = messagesOf(readFileSync(file, 'utf8'));
  await withDatabase(loadEnv(), 'import-bounces', async (db) => {
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
  });
});
