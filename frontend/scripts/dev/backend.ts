import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

/** A backend that was changed is back in less. */
const PATIENCE_MS = 15_000;
const PAUSE_MS = 50;

/** Resolves when the backend takes connections: it is away for a moment after each change. Gives up in the end. */
export async function untilListening(backendUrl: string): Promise<void> {
  const { hostname, port } = new URL(backendUrl);
  for (const until = Date.now() + PATIENCE_MS; Date.now() < until; await sleep(PAUSE_MS)) {
    const socket = connect(Number(port), hostname);
    const up = await once(socket, 'connect').then(
      () => true,
      () => false,
    );
    socket.destroy();
    if (up) return;
  }
}
