import { mailAddress, mailAddressKey } from '@ironbloom/brand/mail-address';
import { Logger } from '@nestjs/common';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Already written in the one spelling, but for capitals: most rows, which are not read. */
const PLAIN = `^[a-z0-9][a-z0-9._+-]*@([a-z0-9-]+[.])+[a-z]{2,}$`;
const BATCH = 10_000;

type Fold = (address: string) => string | undefined;

/** Columns in which an address may stand in many rows. */
const COLUMNS: readonly (readonly [table: string, column: string, fold: Fold])[] = [
  ['contact_messages', 'email', mailAddress],
  ['mails', 'to_email', mailAddress],
  ['mails', 'reply_to', mailAddress],
  ['purchase_links', 'email', mailAddressKey],
  ['consents', 'email', mailAddressKey],
  ['activities', 'email', mailAddressKey],
];

/** Addresses that were stored as they were typed are stored as `mailAddress` writes them. */
export class OneSpellingOfAddresses1764090000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await foldAccounts(runner);
    for (const [from, to] of await odd(runner, 'payments', 'email', mailAddress)) {
      await runner.query(
        `UPDATE people SET email = lower($2) WHERE email = lower($1) AND user_id IS NULL
            AND NOT EXISTS (SELECT 1 FROM people WHERE email = lower($2))`,
        [from, to],
      );
      // The triggers on `status` find owner and person by the new address.
      await runner.query('UPDATE payments SET email = $2, status = status WHERE email = $1', [from, to]);
      await runner.query(
        'DELETE FROM people WHERE email = lower($1) AND email <> lower($2) AND user_id IS NULL',
        [from, to],
      );
    }
    for (const [from, to] of await odd(runner, 'payments', `buddy->>'email'`, mailAddress)) {
      await runner.query(
        `UPDATE payments SET buddy = jsonb_set(buddy, '{email}', to_jsonb($2::text)), status = status
          WHERE buddy->>'email' = $1`,
        [from, to],
      );
    }
    for (const [table, column, fold] of COLUMNS) {
      for (const [from, to] of await odd(runner, table, column, fold)) {
        await runner.query(`UPDATE ${table} SET ${column} = $2 WHERE ${column} = $1`, [from, to]);
      }
    }
    for (const [from, to] of await odd(runner, 'suppressions', 'email', mailAddressKey)) {
      await runner.query(
        `INSERT INTO suppressions (email, reason, note, created_at)
         SELECT $2, reason, note, created_at FROM suppressions WHERE email = $1 ON CONFLICT DO NOTHING`,
        [from, to],
      );
      await runner.query('DELETE FROM suppressions WHERE email = $1', [from]);
    }
    for (const table of ['staff_invitations', 'erasures']) {
      for (const [from, to] of await odd(runner, table, 'email', mailAddressKey)) {
        await runner.query(
          `DELETE FROM ${table} WHERE email = $1 AND EXISTS (SELECT 1 FROM ${table} WHERE email = $2)`,
          [from, to],
        );
        await runner.query(`UPDATE ${table} SET email = $2 WHERE email = $1`, [from, to]);
      }
    }
    for (const [from, to] of await odd(runner, 'broadcast_recipients', 'email', mailAddressKey)) {
      await runner.query(
        `UPDATE broadcast_recipients r SET email = $2 WHERE email = $1 AND NOT EXISTS (
           SELECT 1 FROM broadcast_recipients same WHERE same.broadcast_id = r.broadcast_id AND same.email = $2)`,
        [from, to],
      );
      // What is left is the second message of a broadcast to the same mailbox.
      await runner.query(
        `UPDATE broadcast_recipients SET status = 'cancelled', settled_at = now() WHERE email = $1 AND status = 'queued'`,
        [from],
      );
    }
  }

  /** Nobody knows any more how they were typed. */
  async down(): Promise<void> {}
}

/** Of two accounts of one mailbox one keeps an address that nobody can type any more: the one without the proof, or the later one. */
async function foldAccounts(runner: QueryRunner): Promise<void> {
  const accounts = (await runner.query(
    'SELECT id, email FROM users WHERE email !~* $1 ORDER BY email_verified_at IS NULL, created_at',
    [PLAIN],
  )) as { id: string; email: string }[];
  let left = 0;
  for (const { id, email } of accounts) {
    const key = mailAddressKey(email);
    if (!key || key === email) continue;
    if ((await runner.query('SELECT 1 FROM users WHERE email = $1', [key])).length > 0) {
      left += 1;
      continue;
    }
    await runner.query(
      'UPDATE people SET email = $2 WHERE email = $1 AND NOT EXISTS (SELECT 1 FROM people WHERE email = $2)',
      [email, key],
    );
    // The triggers on the other two columns keep the person's row, and claim purchases of the new address.
    await runner.query(
      'UPDATE users SET email = $2, name = name, email_verified_at = email_verified_at WHERE id = $1',
      [id, key],
    );
    await runner.query('DELETE FROM people WHERE email = $1', [email]);
  }
  if (left > 0) {
    new Logger('Migration').warn(
      { accounts: left },
      'accounts keep the address that they were made with, as another account has it in its proper spelling',
    );
  }
}

/** @returns addresses that are stored in another spelling, with the one that they get */
async function odd(
  runner: QueryRunner,
  table: string,
  column: string,
  fold: Fold,
): Promise<[from: string, to: string][]> {
  const found: [string, string][] = [];
  let last: string | undefined = '';
  while (last !== undefined) {
    const rows = (await runner.query(
      `SELECT DISTINCT ${column} AS address FROM ${table}
        WHERE ${column} !~* $1 AND ${column} > $2 ORDER BY 1 LIMIT ${BATCH}`,
      [PLAIN, last],
    )) as { address: string }[];
    for (const { address } of rows) {
      const folded = fold(address);
      if (folded !== undefined && folded !== address) found.push([address, folded]);
    }
    last = rows.length === BATCH ? rows.at(-1)?.address : undefined;
  }
  return found;
}
