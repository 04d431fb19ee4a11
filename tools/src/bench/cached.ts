/**
 * Cached pages through our nginx beside a bare nginx that sends the same bytes as a static file, in one run:
 * `scripts/bench cached`. What counts is the processor time of nginx per request, which a busy machine blurs least.
 */
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { nginxProgram } from '../services/nginx/nginx-program.ts';
import { freePort } from '../services/ports.ts';
import { startProcess, type RunningProcess } from '../services/service.ts';
import { startStack } from '../stack/stack.ts';
import { treeProcessorSeconds } from './support/memory.ts';
import { load } from './support/load.ts';
import { report, resultHeads } from './support/result.ts';
import { wireBody } from './support/wire-body.ts';
import { medianBy } from './support/table.ts';

const PATHS = { home: '/', 'an article': '/blog/sleep', 'a list (API)': '/api/blogs' };
const ROUNDS = 3;
const SECONDS = 4;
const CONNECTIONS = 20;
/** The static file's processor time, or waiting, through ours. */
const GOALS = { cpu: 0.8, p99: 1 / 1.5 };
/** As a phone's browser asks. */
const headers = {
  accept: 'text/html,application/xhtml+xml,application/xml;q=0.9,image/avif,image/webp,*/*;q=0.8',
  'accept-encoding': 'gzip, deflate, br',
  'accept-language': 'en-IN,en;q=0.9',
  'user-agent':
    'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Mobile Safari/537.36',
};

/** One worker, as ours has in this run, no log, no rule. */
async function startBare(
  dataDir: string,
  files: Record<string, Buffer>,
): Promise<RunningProcess & { url: string }> {
  const [program, port] = [await nginxProgram(), await freePort()];
  const home = path.join(dataDir, 'bare');
  await mkdir(home, { recursive: true });
  for (const [name, body] of Object.entries(files)) await writeFile(path.join(home, name), body);
  const config = path.join(home, 'nginx.conf');
  await writeFile(
    config,
    `worker_processes 1; pid ${home}/nginx.pid; ${process.getuid?.() === 0 ? 'user root;' : ''}
events { worker_connections 1024; }
http { sendfile on; tcp_nopush on; access_log off; default_type text/html;
  client_body_temp_path ${home}/body; proxy_temp_path ${home}/proxy; fastcgi_temp_path ${home}/fastcgi;
  uwsgi_temp_path ${home}/uwsgi; scgi_temp_path ${home}/scgi;
  server { listen 127.0.0.1:${port}; root ${home}; } }`,
  );
  const url = `http://127.0.0.1:${port}`;
  const running = await startProcess({
    name: 'bare-nginx',
    dataDir,
    command: program.file,
    args: ['-e', 'stderr', '-p', home, '-c', config, '-g', 'daemon off;'],
    env: { ...program.env },
    ready: async () => (await fetch(`${url}/${Object.keys(files)[0]}`)).ok,
  });
  return { ...running, url };
}

interface Measured {
  /** Of the processor, µs. */
  perRequest: number;
  p99: number;
}

async function measure(pid: number, url: string, at: string): Promise<Measured> {
  const before = await treeProcessorSeconds(pid);
  const { requestsPerSecond, p99, failures, failed } = await load(url, CONNECTIONS, SECONDS, () => ({
    path: at,
    headers,
  }));
  if (failures > 0) throw new Error(`${failures} requests for ${url}${at} failed: ${failed}`);
  const seconds = (await treeProcessorSeconds(pid)) - before;
  return { perRequest: (seconds / (requestsPerSecond * SECONDS)) * 1e6, p99 };
}

const dataDir = await mkdtemp(path.join(tmpdir(), 'ironbloom-cached-'));
const stack = await startStack({
  name: 'bench',
  durable: true,
  seeded: true,
  worker: false,
  nginx: true,
  env: { RATE_LIMIT_SCALE: '10000', NGINX_WORKERS: '1' },
});
let bare: Awaited<ReturnType<typeof startBare>> | undefined;
try {
  const nginx = stack.nginx;
  if (!nginx) throw new Error('there is no nginx in front');
  const bodies = await Promise.all(Object.values(PATHS).map((at) => wireBody(stack.siteUrl + at, headers)));
  bare = await startBare(dataDir, Object.fromEntries(bodies.map((body, index) => [`${index}.html`, body])));
  console.log(`processor time of nginx a request, and the slowest hundredth of requests\n\n${resultHeads()}`);
  for (const [index, [name, at]] of Object.entries(PATHS).entries()) {
    const rounds: { ours: Measured; theirs: Measured }[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      const theirs = await measure(bare.pid, bare.url, `/${index}.html`);
      rounds.push({ ours: await measure(nginx.pid, stack.siteUrl, at), theirs });
    }
    const { ours, theirs } = medianBy(rounds, (round) => round.ours.perRequest / round.theirs.perRequest);
    await compareOne(`cached: ${name}`, [ours.perRequest, theirs.perRequest], 'µs', GOALS.cpu);
    await compareOne(`cached: ${name}, p99`, [ours.p99, theirs.p99], 'ms', GOALS.p99);
  }
} finally {
  await bare?.stop();
  await stack.stop();
  await rm(dataDir, { recursive: true, force: true });
}

async function compareOne(
  name: string,
  [ours, theirs]: [number, number],
  unit: string,
  goal: number,
): Promise<void> {
  const ratio = theirs / ours;
  const shown = [ours, theirs].map((value) => `${value.toFixed(0)} ${unit}`) as [string, string];
  await report({
    measure: name,
    ours: shown[0],
    baseline: shown[1],
    ratio,
    goal: `≥ ${goal.toFixed(2)}`,
    met: ratio >= goal,
  });
}
