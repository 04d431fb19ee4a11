import { execFile } from 'node:child_process';
import { mkdtemp, rm, utimes, writeFile } from 'node:fs/promises';
import { Agent, get } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { promisify } from 'node:util';
import { afterEach, describe, expect, it } from '@jest/globals';
import { startSystem, type TestSystem } from '../harness/system.ts';
import { until } from '../harness/until.ts';

const HEALTH = path.resolve(import.meta.dirname, '../../dist/cli/health.js');

let system: TestSystem;
const folders: string[] = [];

afterEach(async () => {
  await system.stop();
  for (const folder of folders.splice(0)) await rm(folder, { recursive: true, force: true });
});

/** A client with keep-alive, as nginx. */
function ask(url: string, agent: Agent): Promise<{ status: number | undefined; connection: unknown }> {
  return new Promise((resolve, reject) => {
    get(url, { agent }, (answer) => {
      answer.resume();
      answer.once('end', () => resolve({ status: answer.statusCode, connection: answer.headers.connection }));
    }).once('error', reject);
  });
}

function health(what: string): Promise<string> {
  return promisify(execFile)(process.execPath, [HEALTH, what]).then(
    () => 'healthy',
    (error: { stderr: string }) => error.stderr,
  );
}

describe('a stopping backend', () => {
  it('reports it, answers accepted requests and closes idle connections', async () => {
    const starting = Date.now();
    expect(await health('/nowhere')).toContain('ENOENT');
    // Long enough to start a health-check process meanwhile.
    const drainMs = 2_000 + 3 * (Date.now() - starting);
    system = await startSystem({ DRAIN_DELAY_MS: String(drainMs) });
    const agent = new Agent({ keepAlive: true, maxSockets: 4 });
    const ready = `${system.url}/api/health/ready`;
    const blogs = `${system.url}/api/blogs`;
    expect(await ask(blogs, agent)).toEqual({ status: 200, connection: 'keep-alive' });
    expect(await health(ready)).toBe('healthy');

    const stopping = system.app.close();
    const begunAt = Date.now();
    expect(await ask(ready, agent)).toEqual({ status: 503, connection: 'close' });
    const told = health(ready);
    // Client and server share this process: the last call must not come too late on a busy machine.
    do {
      expect(await ask(blogs, agent)).toEqual({ status: 200, connection: 'close' });
      await delay(20);
    } while (Date.now() < begunAt + drainMs / 2);
    expect(await told).toContain('draining');
    await stopping;
    await expect(ask(blogs, new Agent())).rejects.toMatchObject({ code: 'ECONNREFUSED' });
  });
});

describe('a worker', () => {
  it('renews its heartbeat; a stale one fails the health check', async () => {
    const folder = await mkdtemp(path.join(tmpdir(), 'ironbloom-heartbeat-'));
    folders.push(folder);
    const file = path.join(folder, 'heartbeat');
    system = await startSystem({ HEARTBEAT_FILE: file });
    expect(await health(file)).toContain('ENOENT');
    await system.startWorker();
    await until(async () => (await health(file)) === 'healthy');

    const stale = path.join(folder, 'stale');
    await writeFile(stale, '');
    const hourAgo = Date.now() / 1_000 - 3_600;
    await utimes(stale, hourAgo, hourAgo);
    expect(await health(stale)).toMatch(/the last heartbeat was 36\d{5} ms ago/);
  });
});
