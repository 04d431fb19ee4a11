import { existsSync } from 'node:fs';
import path from 'node:path';
import { unpackedDebianPackages } from '../debian-packages.ts';
import { findOnPath } from '../find-on-path.ts';
import { messageOf, ReadableError } from '../readable-error.ts';
import type { Program } from '../redis-program.ts';

/** NGINX_PATH, the machine's own nginx, else Debian's, unpacked without root into `.cache`. */
export async function nginxProgram(): Promise<Program> {
  const given = process.env['NGINX_PATH'];
  if (given !== undefined && given !== '') {
    if (existsSync(given)) return { file: given, env: {} };
    throw new ReadableError(`NGINX_PATH is ${given}, where there is nothing: correct it, or leave it out.`);
  }
  const own = findOnPath(['nginx']);
  if (own !== undefined) return { file: own, env: {} };
  try {
    const unpacked = await unpackedDebianPackages('nginx-light');
    const file = path.join(unpacked.root, 'usr/sbin/nginx');
    if (existsSync(file)) return { file, env: { LD_LIBRARY_PATH: unpacked.libraryPath } };
    throw new ReadableError("Debian's package holds no nginx");
  } catch (error) {
    throw new ReadableError(`nginx is not installed and could not be fetched (${messageOf(error)})`);
  }
}
