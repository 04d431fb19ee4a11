import 'reflect-metadata';
import { ConfigurationError, loadEnv } from '../config/env.ts';
import { withDatabase } from '../database/data-source.ts';
import { runProcess } from '../platform/lifecycle/process.ts';
import { DeadLetters } from '../modules/mails/dead-letters.ts';

const USAGE = 'usage: dead-letters list | retry <id…|all> | clear <id…|all>';
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Lists, retries and clears dead jobs and refused mails. */
await runProcess(async () => {
  const [, , command = '', ...names] = process.argv;
  const isList = command === 'list' && names.length === 0;
  const isChange = ['retry', 'clear'].includes(command) && names.length > 0;
  if (!isList && !isChange) throw new ConfigurationError(USAGE);
  const ids = names.includes('all') ? null : names;
  const wrong = ids?.find((id) => !UUID.test(id));
  if (wrong !== undefined) throw new ConfigurationError(`${wrong} is not an id; ${USAGE}`);

  await withDatabase(loadEnv(), 'dead-letters', async (db) => {
    const letters = new DeadLetters(db);
    if (isList) {
      for (const { kind, id, what, reason, since } of await letters.list()) {
        process.stdout.write(`${since.toISOString()}  ${kind}  ${id}  ${what}  ${reason ?? ''}\n`);
      }
    } else if (command === 'retry') process.stdout.write(`${await letters.retry(ids)} will be tried again\n`);
    else process.stdout.write(`${await letters.clear(ids)} cleared\n`);
  });
});
