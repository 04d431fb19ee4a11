import { randomInt } from 'node:crypto';
import { connect, createServer, type Server } from 'node:net';
import { codeOf } from './readable-error.ts';

/** Below Linux's ephemeral ports (from 32,768) and above those that browsers refuse. */
const PORTS = { from: 20_000, below: 32_768 };
/** A process reserves a block of ports by listening on its first one, so that concurrent processes never choose the same port. */
const BLOCK = 8;

const own: number[] = [];
let claim: Promise<void> | undefined;

/** A free TCP port of 127.0.0.1, reserved among callers for the life of this process. */
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

/** `free`, `taken`, or `forbidden` (below 1024 without permission). */
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

function listen(port: number, host: string): Promise<Server> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen({ port, host, exclusive: true }, () => resolve(server));
  });
}

/** Whether a connection is accepted there. */
export function listens(port: number, host = '127.0.0.1'): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect({ port, host });
    const answer = (value: boolean): void => {
      resolve(value);
      socket.destroy();
    };
    socket.setTimeout(5_000, () => answer(false));
    socket.once('connect', () => answer(true));
    socket.once('error', () => answer(false));
  });
}
