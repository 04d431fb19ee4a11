/**
 * Reads: cached pages compared with static files, rendered pages, and the owner's lists over a million rows: `scripts/bench
 * reads`.
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { request } from 'node:http';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import pg from 'pg';
import { nginxProgram } from '../services/programs.ts';
import { freePort } from '../services/ports.ts';
import { startProcess, type RunningProcess } from '../services/service.ts';
import { signIn } from '../stack/api.ts';
import { type Stack, withStack } from '../stack/stack.ts';
import { inTurns, load, percentile, printRow, printTitle, processorTime } from './measure.ts';

const CACHED = { home: '/', 'an article': '/blog/sleep', 'a list (API)': '/api/blogs' };
const PAGES = ['/', '/blog', '/blog/sleep'];
const TIMES = 21;
const LIST_GOAL = { most: 150 };
const SEARCH_GOAL = { most: 300 };
const PAYMENTS = '/api/payments/admin/all';
const LISTS = [
  ['payments', PAYMENTS, LIST_GOAL],
  ['payments, completed', `${PAYMENTS}?status=completed`, LIST_GOAL],
  ['activities', '/api/users/admin/activities', LIST_GOAL],
  ['people', '/api/admin/people', LIST_GOAL],
  ['search: part of a common name', `${PAYMENTS}?search=priya`, SEARCH_GOAL],
  ['search: a name of long ago', `${PAYMENTS}?search=zubin`, SEARCH_GOAL],
  ['search: an e-mail address', `${PAYMENTS}?search=777777@example`, SEARCH_GOAL],
  ['search: five digits of a phone', `${PAYMENTS}?search=48151`, SEARCH_GOAL],
  ['search: nobody', `${PAYMENTS}?search=zzqqxx`, SEARCH_GOAL],
] as const;
const headers = { 'accept-encoding': 'br' };

/** Body as sent; `fetch` would decompress it. */
function bodyOf(url: string): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    request(url, { headers }, (response) => buffer(response).then(resolve, reject))
      .on('error', reject)
      .end();
  });
}

/** nginx with one worker, as the product has here, without log and rules. */
async function startBareNginx(dataDir: string, port: number): Promise<RunningProcess> {
  const program = await nginxProgram();
  const home = path.join(dataDir, 'bare');
  await writeFile(
    `${home}/nginx.conf`,
    `worker_processes 1; pid ${home}/nginx.pid; ${process.getuid?.() === 0 ? 'user root;' : ''}
events { worker_connections 1024; }
http { sendfile on; tcp_nopush on; access_log off; default_type text/html;
  client_body_temp_path ${home}/body; proxy_temp_path ${home}/proxy; fastcgi_temp_path ${home}/fastcgi;
  uwsgi_temp_path ${home}/uwsgi; scgi_temp_path ${home}/scgi;
  server { listen 127.0.0.1:${port}; root ${home}; } }`,
  );
  return startProcess({
    name: 'bare-nginx',
    dataDir,
    command: program.file,
    args: ['-e', 'stderr', '-p', home, '-c', `${home}/nginx.conf`, '-g', 'daemon off;'],
    env: { ...program.env },
    ready: async () => (await fetch(`http://127.0.0.1:${port}/0`)).ok,
  });
}

async function cached({ siteUrl, nginx, env }: Stack): Promise<void> {
  const dataDir = env['DATA_DIR'] ?? '';
  await mkdir(path.join(dataDir, 'bare'));
  for (const [index, page] of Object.values(CACHED).entries())
    await writeFile(path.join(dataDir, 'bare', String(index)), await bodyOf(siteUrl + page));
  const port = await freePort();
  const bare = await startBareNginx(dataDir, port);
  printTitle('processor time of nginx for a cached page, beside the same bytes as a file');
  for (const [index, [name, page]] of Object.entries(CACHED).entries()) {
    const [ours, baseline] = await inTurns(
      () => processorTime([nginx?.pid ?? 0], siteUrl, () => ({ path: page, headers })),
      () => processorTime([bare.pid], `http://127.0.0.1:${port}`, () => ({ path: `/${index}`, headers })),
    );
    printRow({ measure: name, unit: 'µs', ours, baseline, goal: { ratio: 0.7 } });
  }
  await bare.stop();
}

/** One request at a time: concurrent ones would share a rendering. */
async function renderedAnew({ siteUrl, backend }: Stack): Promise<void> {
  printTitle('processor time of the backend for a page that is rendered anew');
  for (const page of PAGES) {
    const next = () => ({ path: page, headers });
    await load(siteUrl, next, { connections: 1, seconds: 4 });
    const µs = await processorTime([backend.pid], siteUrl, next, { connections: 1, seconds: 6 });
    printRow({ measure: page, unit: 'ms', ours: µs / 1_000, goal: { most: 6 } });
  }
}

async function lists(stack: Stack): Promise<void> {
  const client = new pg.Client({ connectionString: stack.databaseUrl });
  await client.connect();
  await client.query("SET maintenance_work_mem = '512MB'");
  await client.query(await readFile(path.join(import.meta.dirname, 'million-rows.sql'), 'utf8'));
  await client.query('VACUUM ANALYZE');
  await client.end();
  const { ADMIN_EMAIL, ADMIN_PASSWORD } = stack.env;
  const asAdmin = { authorization: `Bearer ${await signIn(stack.siteUrl, ADMIN_EMAIL, ADMIN_PASSWORD)}` };
  printTitle(
    "the owner's lists over a million payments and a million activities, first page, median over HTTP",
  );
  for (const [measure, at, goal] of LISTS) {
    const times: number[] = [];
    for (let time = 0; time < TIMES; time += 1) {
      const begun = performance.now();
      const answer = await fetch(stack.siteUrl + at, { headers: asAdmin });
      await answer.arrayBuffer();
      if (!answer.ok) throw new Error(`${at} answered ${answer.status}`);
      times.push(performance.now() - begun);
    }
    printRow({ measure, unit: 'ms', ours: percentile(times, 0.5), goal });
  }
}

const common = { name: 'bench', durable: true, seeded: true, worker: false };
const env = { RATE_LIMIT_SCALE: '1000000' };
await withStack({ ...common, nginx: true, env: { ...env, NGINX_WORKERS: '1' } }, cached);
await withStack({ ...common, env: { ...env, PAGE_CACHE_MS: '0' } }, async (stack) => {
  await renderedAnew(stack);
  await lists(stack);
});
