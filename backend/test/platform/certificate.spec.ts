import { mkdtemp, readFile, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createServer, type Server } from 'node:tls';
import { afterAll, afterEach, beforeAll, expect, it, jest } from '@jest/globals';
import { freePort } from '../../../tools/src/services/ports.ts';
import { issue } from '../../../tools/test/nginx/certificates.ts';
import { CertificateMetrics } from '../../src/platform/metrics/certificate.metrics.ts';
import { fakeOnly } from '../harness/fake-clock.ts';
import { Metrics } from '../../src/platform/metrics/metrics.ts';

const DAY_S = 86_400;
let folder: string;
let site: Server;
let asked = 0;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'ironbloom-certificate-'));
  const [key, cert] = [path.join(folder, 'key.pem'), path.join(folder, 'cert.pem')];
  // Valid for two days and not trusted by this machine.
  await issue('shop.example', key, cert);
  site = createServer({ key: await readFile(key), cert: await readFile(cert) }, (socket) => {
    socket.on('error', () => undefined);
  });
  site.on('connection', () => {
    asked += 1;
  });
  await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve));
});
afterAll(async () => {
  site.close();
  await rm(folder, { recursive: true });
});

afterEach(() => {
  jest.useRealTimers();
});

/** What a worker reports for that address, each time it is asked. */
function workerOf(address: string): () => Promise<number | undefined> {
  const metrics = new Metrics();
  void new CertificateMetrics({ PUBLIC_URL: address }, metrics);
  return async () => {
    const line = /^ironbloom_certificate_seconds_left (\S+)$/m.exec(await metrics.page());
    return line ? Number(line[1]) : undefined;
  };
}

it('reports its end, checked every ten minutes', async () => {
  fakeOnly('performance');
  const say = workerOf(`https://127.0.0.1:${(site.address() as AddressInfo).port}`);
  const left = (await say()) ?? 0;
  expect(left).toBeGreaterThan(2 * DAY_S - 120);
  expect(left).toBeLessThanOrEqual(2 * DAY_S);
  jest.advanceTimersByTime(60_000);
  expect(await say()).toBeLessThan(left);
  expect(asked).toBe(1);
  jest.advanceTimersByTime(600_000);
  expect(await say()).toBeLessThan(left);
  expect(asked).toBe(2);
});

it('is not reported when it cannot be checked: 0 would raise an alarm', async () => {
  expect(await workerOf(`https://127.0.0.1:${await freePort()}`)()).toBeUndefined();
  expect(await workerOf('http://127.0.0.1')()).toBeUndefined();
});
