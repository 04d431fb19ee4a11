import path from 'node:path';
import { readLastLines } from '../services/processes/process-log.ts';
import { startProcess, type RunningProcess } from '../services/service.ts';
import type { BackendCode } from './code/backend-code.ts';

/** The backend and the worker finish what is in flight first. */
const STOP_TIMEOUT_MS = 25_000;

interface PartOptions {
  root: string;
  dataDir: string;
  env: NodeJS.ProcessEnv;
  signal: AbortSignal;
}

export interface BackendOptions extends PartOptions {
  code: BackendCode;
  /** How long what is in flight may take when it is to stop, ms; default 25 000. */
  stopTimeoutMs?: number;
}

/** The site and the API. Ready when it says that it can serve. */
export function startBackend(options: BackendOptions, port: number): Promise<RunningProcess> {
  return startNode('backend', options.code('main'), options, async () => {
    const answer = await fetch(`http://127.0.0.1:${port}/api/health/ready`, {
      signal: AbortSignal.timeout(2000),
    });
    return answer.ok;
  });
}

/** The queues. It serves nothing, so it is ready when its log says so. */
export function startWorker(options: BackendOptions): Promise<RunningProcess> {
  return startNode('worker', options.code('worker'), options, async (logFile, from) => {
    const lines = await readLastLines(logFile, from, 200);
    return lines.some((line) => line.includes('worker ready'));
  });
}

/** Vite's server, with the backend behind it. */
export function startSite(options: PartOptions, port: number): Promise<RunningProcess> {
  const script = [path.join(options.root, 'frontend/scripts/dev/main.ts')];
  return startNode('site', script, options, async () => {
    await fetch(`http://127.0.0.1:${port}/@vite/client`, { signal: AbortSignal.timeout(2000) });
    return true;
  });
}

export interface Sandbox extends RunningProcess {
  url: string;
}

export function startSandbox(options: PartOptions, port: number): Promise<Sandbox> {
  return startStandIn('sandbox', 'tools/src/razorpay-sandbox/main.ts', options, port);
}

export function startGoogle(options: PartOptions, port: number): Promise<Sandbox> {
  return startStandIn('google', 'tools/src/google-sandbox/main.ts', options, port);
}

async function startStandIn(
  name: string,
  script: string,
  options: PartOptions,
  port: number,
): Promise<Sandbox> {
  const url = `http://127.0.0.1:${port}`;
  const env = { ...options.env, SANDBOX_PORT: String(port), SANDBOX_DATA_DIR: options.dataDir };
  const ready = async (): Promise<boolean> => (await fetch(`${url}/health`)).ok;
  const running = await startNode(name, [path.join(options.root, script)], { ...options, env }, ready);
  return { ...running, url };
}

function startNode(
  name: string,
  args: string[],
  { root, dataDir, env, signal, stopTimeoutMs }: PartOptions & { stopTimeoutMs?: number },
  ready: (logFile: string, from: number) => Promise<boolean>,
): Promise<RunningProcess> {
  return startProcess({
    name,
    dataDir,
    command: process.execPath,
    args,
    cwd: root,
    env,
    ready,
    signal,
    stopTimeoutMs: stopTimeoutMs ?? STOP_TIMEOUT_MS,
  });
}
