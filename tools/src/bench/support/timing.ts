import { randomUUID } from 'node:crypto';

/** account-13: no account is found out by time. */
const TOLERANCE = 0.1;

const CALLS: Record<string, (email: string) => object> = {
  login: (email) => ({ email, password: 'not-the-password' }),
  register: (email) => ({ name: 'Bench', email, password: 'bench-password' }),
  'auth/forgot-password': (email) => ({ email }),
  'auth/resend-otp': (email) => ({ email }),
  'auth/verify-reset-otp': (email) => ({ email, otp: '000000' }),
};

/**
 * Calls each route for addresses that have an account and for others, one call at a time and in
 * turns, so that whatever else the machine does falls on both alike.
 * @returns whether all medians are within the tolerance
 */
export async function compareTimes(url: string, known: string[]): Promise<boolean> {
  let even = true;
  console.log(`  ${''.padEnd(26)}${['known ms', 'other ms', 'apart'].map((h) => h.padStart(10)).join('')}`);
  for (const [path, bodyFor] of Object.entries(CALLS)) {
    const times: { known: number[]; other: number[] } = { known: [], other: [] };
    for (const email of known) {
      times.known.push(await timeOf(`${url}/api/users/${path}`, bodyFor(email)));
      times.other.push(await timeOf(`${url}/api/users/${path}`, bodyFor(`${randomUUID()}@example.com`)));
    }
    const [ours, others] = [middle(times.known), middle(times.other)];
    const apart = Math.abs(ours - others) / Math.max(ours, others);
    even &&= apart <= TOLERANCE;
    const cells = [ours.toFixed(2), others.toFixed(2), `${(apart * 100).toFixed(1)} %`];
    console.log(`  ${path.padEnd(26)}${cells.map((cell) => cell.padStart(10)).join('')}`);
  }
  return even;
}

async function timeOf(url: string, body: object): Promise<number> {
  const startedAt = performance.now();
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  await response.arrayBuffer();
  return performance.now() - startedAt;
}

function middle(times: number[]): number {
  const sorted = times.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}
