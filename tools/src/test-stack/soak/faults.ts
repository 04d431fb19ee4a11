import { setTimeout as delay } from 'node:timers/promises';
import type { ComposeStack } from '../compose-stack.ts';
import { crash } from '../crash.ts';

/** In this order, round and round: service and which of its containers. */
const TARGETS = [
  ['backend', 0],
  ['worker', 0],
  ['redis', 0],
  ['postgres', 0],
  ['nginx', 0],
  ['backend', 1],
  ['worker', 1],
] as const;
export const EVERY_MS = 30_000;
/** A round of all of them. */
export const ROUND_MS = TARGETS.length * EVERY_MS;

export interface Fault {
  service: string;
  /** When it was killed, and when it was healthy again; ms of `performance.now`. */
  from: number;
  to: number;
}

/** Kills one main process after the other until the time is over. @param until ms of `performance.now` */
export async function killInTurn(stack: ComposeStack, until: number): Promise<Fault[]> {
  const faults: Fault[] = [];
  for (let turn = 0; performance.now() + EVERY_MS < until; turn += 1) {
    const [service, which] = TARGETS[turn % TARGETS.length] ?? TARGETS[0];
    await delay(EVERY_MS / 2);
    const from = performance.now();
    const container = (await stack.containers(service)).toSorted()[which];
    if (container === undefined) throw new Error(`there is no ${service} ${which + 1}`);
    await crash(stack, container);
    const to = performance.now();
    faults.push({ service, from, to });
    await delay(Math.max(0, EVERY_MS / 2 - (to - from)));
  }
  return faults;
}

/** Per service: how often it died, and how long it took to be healthy again. */
export function recoveries(faults: readonly Fault[]): string {
  const services = [...new Set(faults.map(({ service }) => service))];
  return services
    .map((service) => {
      const times = faults
        .filter((fault) => fault.service === service)
        .map(({ from, to }) => (to - from) / 1000);
      return `${service} ${times.length} × (${Math.min(...times).toFixed(1)} to ${Math.max(...times).toFixed(1)} s)`;
    })
    .join(', ');
}
