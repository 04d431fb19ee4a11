import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { shippedBusiness } from '@ironbloom/brand';
import { freePort } from './ports.ts';
import { nginxProgram } from './programs.ts';
import { type Service, type ServiceOptions, startProcess } from './service.ts';

const run = promisify(execFile);
const ROOT = path.join(import.meta.dirname, '../../..');
const TEMPLATES = path.join(ROOT, 'nginx/templates');
const SCRIPTS = path.join(ROOT, 'nginx/docker-entrypoint.d');
/** Script that loads renewed certificates; runs until stopped. */
export const WATCH_CERTIFICATES = path.join(SCRIPTS, '40-watch-certificates.sh');
/** Below the data folder: access log lines of failed requests. */
export const FAILED_REQUESTS_LOG = 'logs/nginx-failed-requests.log';
/** A socket's path may have 107 characters. */
const MAX_RUN_DIR_LENGTH = 90;

export interface NginxOptions extends ServiceOptions {
  /** `host:port` of the backend, or several separated by commas. */
  backend: string;
  /** Listening address; 127.0.0.1 when absent. */
  host?: string;
  /** Further settings of the container (docs/operations.md). TLS is off by default. */
  env?: Record<string, string>;
}

export interface Nginx extends Service {
  /** Environment that the configuration was rendered from. */
  settings: NodeJS.ProcessEnv;
  /** Tests the configuration on disk. @returns nginx's output; empty when clean */
  test(): Promise<string>;
  /** Reloads configuration and certificates; old workers finish their requests. */
  reload(): Promise<void>;
}

/** Starts nginx in front of a backend with the templates of the production image. @throws ReadableError */
export async function startNginx(options: NginxOptions): Promise<Nginx> {
  const dataDir = path.resolve(options.dataDir);
  const home = path.join(dataDir, 'nginx');
  const program = await nginxProgram();
  const port = options.port ?? (await freePort());
  const host = options.host ?? '127.0.0.1';
  const runDir =
    home.length < MAX_RUN_DIR_LENGTH ? home : await mkdtemp(path.join(tmpdir(), 'ironbloom-nginx-'));
  const folders = { CACHE_DIR: path.join(home, 'cache'), ACME_DIR: path.join(home, 'acme') };
  // Cached copies of another build would be wrong.
  await rm(folders.CACHE_DIR, { recursive: true, force: true });
  for (const folder of Object.values(folders)) await mkdir(folder, { recursive: true });
  const settings = await renderNginxConfig({
    PATH: process.env['PATH'],
    ...program.env,
    ...folders,
    NGINX_BIN: program.file,
    CONF_DIR: path.join(home, 'conf.d'),
    CERTS_DIR: path.join(home, 'certs'),
    RUN_DIR: runDir,
    STATIC_DIR: path.join(ROOT, 'frontend/dist/client'),
    TLS: 'off',
    // Beside what nginx writes to stderr.
    ACCESS_LOG: path.join(dataDir, 'logs/nginx.log'),
    ACCESS_LOG_ERRORS: path.join(dataDir, FAILED_REQUESTS_LOG),
    BACKEND: options.backend,
    HTTP_LISTEN: `${host.includes(':') ? `[${host}]` : host}:${port}`,
    ...options.env,
  });
  // Workers of root would be `nobody`, who cannot read below /root.
  const user = process.getuid?.() === 0 ? 'user root;' : '';
  const config = path.join(home, 'conf.d/main.conf');
  const args = ['-e', 'stderr', '-p', home, '-c', config, '-g', `daemon off; ${user}`];
  const control = async (...more: string[]): Promise<string> => {
    const { stderr } = await run(program.file, [...args, ...more], { env: settings });
    return stderr;
  };
  const local = `http://127.0.0.1:${port}`;
  const running = await startProcess({
    name: 'nginx',
    dataDir,
    signal: options.signal,
    command: program.file,
    args,
    env: settings,
    // Finishes requests in flight.
    stopSignal: 'SIGQUIT',
    ready: async () => (await fetch(`${local}/healthz`)).ok,
  });
  return {
    ...running,
    url: local,
    settings,
    test: () => control('-q', '-t'),
    reload: async () => void (await control('-s', 'reload')),
    stop: async () => {
      await running.stop();
      if (runDir !== home) await rm(runDir, { recursive: true, force: true });
    },
  };
}

/**
 * Runs the start scripts of the nginx image: settings, envsubst, certificates.
 * @param env of the container; CONF_DIR receives the configuration
 * @returns the environment after the scripts
 */
export async function renderNginxConfig(
  env: NodeJS.ProcessEnv & { CONF_DIR: string },
): Promise<NodeJS.ProcessEnv> {
  const { CONF_DIR: folder } = env;
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  const settings = await settingsOf({
    BRAND_NAME: shippedBusiness.name,
    SUPPORT_EMAIL: shippedBusiness.supportEmail,
    ...env,
  });
  const filter = new RegExp(settings['NGINX_ENVSUBST_FILTER'] ?? '^$');
  for (const name of await readdir(TEMPLATES, { recursive: true })) {
    if (!name.endsWith('.template')) continue;
    const file = path.join(folder, name.replace(/\.template$/, ''));
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, substituted(await readFile(path.join(TEMPLATES, name), 'utf8'), settings, filter));
  }
  await run(path.join(SCRIPTS, '25-certificates.sh'), { env: settings });
  return settings;
}

async function settingsOf(env: NodeJS.ProcessEnv): Promise<NodeJS.ProcessEnv> {
  const script = path.join(SCRIPTS, '18-settings.envsh');
  const { stdout } = await run('/bin/sh', ['-euc', '. "$0"; exec env -0', script], { env });
  return Object.fromEntries(
    stdout
      .split('\0')
      .filter(Boolean)
      .map((line) => [line.slice(0, line.indexOf('=')), line.slice(line.indexOf('=') + 1)]),
  );
}

/** envsubst for machines without it: `$NAME` and `${NAME}` of variables that match the filter. */
function substituted(text: string, values: NodeJS.ProcessEnv, filter: RegExp): string {
  return text.replace(/\$(?:\{(\w+)\}|(\w+))/g, (whole, braced?: string, bare?: string) => {
    const name = braced ?? bare ?? '';
    return filter.test(name) ? (values[name] ?? '') : whole;
  });
}
