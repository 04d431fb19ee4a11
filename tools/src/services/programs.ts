import { existsSync } from 'node:fs';
import path from 'node:path';
import { unpackedDebianPackages } from './debian-packages.ts';
import { findOnPath } from './find-on-path.ts';
import { messageOf, ReadableError } from './readable-error.ts';

export interface Program {
  file: string;
  env: NodeJS.ProcessEnv;
}

/** The machine's own Redis, else Debian's, unpacked without root into `.cache`. */
export async function redisProgram(): Promise<Program> {
  return program(['redis-server', 'valkey-server'], 'redis-server', 'usr/bin/redis-server').catch((error) => {
    throw new ReadableError(
      `Redis is not installed and could not be fetched (${messageOf(error)}): install redis-server, or set REDIS_URL to a server of your own.`,
    );
  });
}

/** NGINX_PATH, the machine's own nginx, else Debian's, unpacked without root into `.cache`. */
export async function nginxProgram(): Promise<Program> {
  const given = process.env['NGINX_PATH'];
  if (given && existsSync(given)) return { file: given, env: {} };
  if (given)
    throw new ReadableError(`NGINX_PATH is ${given}, where there is nothing: correct it, or leave it out.`);
  return program(['nginx'], 'nginx-light', 'usr/sbin/nginx').catch((error) => {
    throw new ReadableError(`nginx is not installed and could not be fetched (${messageOf(error)})`);
  });
}

/** @param at where the Debian package has it */
async function program(names: string[], debianPackage: string, at: string): Promise<Program> {
  const own = findOnPath(names);
  if (own !== undefined) return { file: own, env: {} };
  const { root, libraryPath } = await unpackedDebianPackages(debianPackage);
  return { file: path.join(root, at), env: { LD_LIBRARY_PATH: libraryPath } };
}
