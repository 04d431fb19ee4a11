import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

/** A changed backend restarts in less. */
const TIMEOUT_MS = 15_000;
const INTERVAL_MS = 50;

/** Waits until the backend accepts connections, at most this long. */
export async function untilListening(backendUrl: string): Promise<void> {
  const { hostname, port } = new URL(backendUrl);
  for (const until = Date.now() + TIMEOUT_MS; Date.now() < until; await sleep(INTERVAL_MS)) {
    const socket = connect(Number(port), hostname);
    const up = await once(socket, 'connect').then(
      () => true,
      () => false,
    );
    socket.destroy();
    if (up) return;
  }
}
