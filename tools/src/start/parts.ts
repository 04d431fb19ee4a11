import path from 'node:path';
import { listens } from '../services/ports.ts';
import { readLastLines, type RunningProcess, type Service, startProcess } from '../services/service.ts';

/** The backend and the worker finish what is in flight first. */
const STOP_TIMEOUT_MS = 25_000;

export interface PartOptions {
  root: string;
  dataDir: string;
  env: NodeJS.ProcessEnv;
  signal: AbortSignal;
  /** How long what is in flight may take when it is to stop, ms; default 25 000. */
  stopTimeoutMs?: number;
}

/** The site and the API. Ready when it says that it can serve. @param args that node is called with */
export function startBackend(args: string[], options: PartOptions, port: number): Promise<RunningProcess> {
  const url = `http://127.0.0.1:${port}/api/health/ready`;
  const ready = async () => (await fetch(url, { signal: AbortSignal.timeout(2_000) })).ok;
  return startNode('backend', args, options, ready);
}

/** The queues. It serves nothing, so it is ready when its log says so. */
export function startWorker(args: string[], options: PartOptions): Promise<RunningProcess> {
  return startNode('worker', args, options, async (logFile, from) =>
    (await readLastLines(logFile, from, 200)).some((line) => line.includes('worker ready')),
  );
}

/** Vite's server, with the backend behind it. */
export function startSite(options: PartOptions, port: number): Promise<RunningProcess> {
  const script = path.join(options.root, 'frontend/scripts/dev/main.ts');
  return startNode('site', [script], options, () => listens(port));
}

/** A stand-in for Razorpay or Google. */
export async function startSandbox(
  name: 'sandbox' | 'google',
  options: PartOptions,
  port: number,
): Promise<Service> {
  const url = `http://127.0.0.1:${port}`;
  const folder = { sandbox: 'razorpay-sandbox', google: 'google-sandbox' }[name];
  const script = path.join(options.root, 'tools/src', folder, 'main.ts');
  const env = { ...options.env, SANDBOX_PORT: String(port), SANDBOX_DATA_DIR: options.dataDir };
  const ready = async (): Promise<boolean> => (await fetch(`${url}/health`)).ok;
  return { ...(await startNode(name, [script], { ...options, env }, ready)), url };
}

function startNode(
  name: string,
  args: string[],
  { root, stopTimeoutMs = STOP_TIMEOUT_MS, ...options }: PartOptions,
  ready: (logFile: string, from: number) => Promise<boolean>,
): Promise<RunningProcess> {
  return startProcess({
    name,
    command: process.execPath,
    args,
    cwd: root,
    ready,
    stopTimeoutMs,
    ...options,
  });
}
