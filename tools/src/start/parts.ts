import path from 'node:path';
import { readLastLines } from '../services/process-log.ts';
import { startProcess, type RunningProcess } from '../services/service.ts';

interface PartOptions {
  root: string;
  dataDir: string;
  env: NodeJS.ProcessEnv;
  signal: AbortSignal;
}

/** The site and the API. Ready when it says that it can serve. */
export function startBackend(options: PartOptions, port: number): Promise<RunningProcess> {
  return startNode('backend', 'backend/dist/main.js', options, async () => {
    const answer = await fetch(`http://127.0.0.1:${port}/api/health/ready`, {
      signal: AbortSignal.timeout(2000),
    });
    return answer.ok;
  });
}

/** The queues. It serves nothing, so it is ready when its log says so. */
export function startWorker(options: PartOptions): Promise<RunningProcess> {
  return startNode('worker', 'backend/dist/worker.js', options, async (logFile, from) => {
    const lines = await readLastLines(logFile, from, 200);
    return lines.some((line) => line.includes('worker ready'));
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
  const running = await startNode(name, script, { ...options, env }, ready);
  return { ...running, url };
}

function startNode(
  name: string,
  script: string,
  { root, dataDir, env, signal }: PartOptions,
  ready: (logFile: string, from: number) => Promise<boolean>,
): Promise<RunningProcess> {
  return startProcess({
    name,
    dataDir,
    command: process.execPath,
    args: [path.join(root, script)],
    cwd: root,
    env,
    ready,
    signal,
    // The backend and the worker finish what is in flight first.
    patienceMs: 25_000,
  });
}
