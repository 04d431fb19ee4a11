import { existsSync } from 'node:fs';
import path from 'node:path';
import { unpackedDebianPackages } from './debian-packages.ts';
import { findOnPath } from './find-on-path.ts';
import { messageOf, ReadableError } from './readable-error.ts';

export interface Program {
  file: string;
  env: NodeJS.ProcessEnv;
}

/** The machine's own redis-server, else Debian's, unpacked without root into `.cache`. */
export async function redisProgram(): Promise<Program> {
  const own = findOnPath(['redis-server', 'valkey-server']);
  if (own !== undefined) return { file: own, env: {} };
  try {
    const unpacked = await unpackedDebianPackages('redis-server');
    const file = path.join(unpacked.root, 'usr/bin/redis-server');
    // Debian ships it as a link to redis-check-rdb, in redis-tools.
    if (existsSync(file)) return { file, env: { LD_LIBRARY_PATH: unpacked.libraryPath } };
    throw new ReadableError("Debian's package holds no redis-server");
  } catch (error) {
    throw new ReadableError(
      `Redis is not installed and could not be fetched (${messageOf(error)}): install redis-server, or set REDIS_URL to a server of your own.`,
    );
  }
}
