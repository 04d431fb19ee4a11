import { randomInt } from 'node:crypto';
import { readdir, readFile, readlink } from 'node:fs/promises';
import { createServer, type Server } from 'node:net';
import path from 'node:path';
import { codeOf } from './readable-error.ts';

/**
 * Below what Linux gives to those who name no port (from 32 768), so that nobody else is given a port between its choice and its
 * use, and above those that browsers refuse to open.
 */
const PORTS = { from: 20_000, below: 32_768 };

/**
 * A process takes ports by the block. Listening on a block's first port is what makes the block its own: the system lets one
 * process do that, and ends it with the process, however that dies. So processes side by side, such as test files, are never
 * given the same port between its choice and its use.
 */
const BLOCK = 8;

const own: number[] = [];
let claim: Promise<void> | undefined;

/** A TCP port of 127.0.0.1 that nobody listens on now, kept from all others that ask here for as long as this process lives. */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = own.pop();
    if (port === undefined) await (claim ??= claimBlock().finally(() => (claim = undefined)));
    else if ((await portState(port)) === 'free') return port;
  }
}

async function claimBlock(): Promise<void> {
  const first = randomInt(PORTS.from / BLOCK, PORTS.below / BLOCK) * BLOCK;
  try {
    (await listen(first, '127.0.0.1')).unref();
  } catch (error) {
    if (codeOf(error) === 'EADDRINUSE') return;
    throw error;
  }
  for (let port = first + 1; port < first + BLOCK; port += 1) own.push(port);
}

/** `free`, `taken`, or `forbidden` (below 1024 without the right to it). */
export async function portState(port: number, host = '127.0.0.1'): Promise<'free' | 'taken' | 'forbidden'> {
  try {
    const server = await listen(port, host);
    await new Promise((resolve) => server.close(resolve));
    return 'free';
  } catch (error) {
    if (codeOf(error) === 'EADDRINUSE') return 'taken';
    if (codeOf(error) === 'EACCES') return 'forbidden';
    throw error;
  }
}

/** Who listens on a port, such as `node (process 4711)`; undefined where the system does not tell us. */
export async function portHolder(port: number): Promise<string | undefined> {
  const inodes = await listeningInodes(port);
  if (inodes.size === 0) return undefined;
  for (const pid of await readdir('/proc').catch(() => [])) {
    if (!/^\d+$/.test(pid)) continue;
    const files = await readdir(`/proc/${pid}/fd`).catch(() => []);
    const targets = await Promise.all(files.map((fd) => readlink(`/proc/${pid}/fd/${fd}`).catch(() => '')));
    if (!targets.some((target) => inodes.has(target))) continue;
    const [program = 'a process', script] = (
      await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '')
    ).split('\0');
    const words = script === undefined || script.startsWith('-') ? [program] : [program, script];
    return `${words
      .map((word) => path.basename(word))
      .join(' ')
      .trim()} (process ${pid})`;
  }
  return undefined;
}

/** Sockets in LISTEN state (0A) on the port, named as /proc/<pid>/fd shows them. */
async function listeningInodes(port: number): Promise<Set<string>> {
  const hexPort = port.toString(16).toUpperCase().padStart(4, '0');
  const found = new Set<string>();
  for (const table of ['/proc/net/tcp', '/proc/net/tcp6']) {
    const text = await readFile(table, 'utf8').catch(() => '');
    for (const line of text.split('\n').slice(1)) {
      const fields = line.trim().split(/\s+/);
      if (fields[3] === '0A' && fields[1]?.endsWith(`:${hexPort}`)) found.add(`socket:[${fields[9]}]`);
    }
  }
  return found;
}

function listen(port: number, host: string): Promise<Server> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen({ port, host, exclusive: true }, () => resolve(server));
  });
}
