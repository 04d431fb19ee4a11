import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { copyFile, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '../src/services/ports.ts';
import { startTimeOf } from '../src/services/processes.ts';

const HERE = import.meta.dirname;

export const parts = ['nginx', 'backend', 'worker', 'sandbox', 'mailbox', 'redis', 'postgres'];

/** Those that still run. */
export async function alive(pids: number[]): Promise<unknown[]> {
  const times = await Promise.all(pids.map((pid) => startTimeOf(pid)));
  return times.filter((time) => time !== undefined);
}

/** A starter under test with its own ports and data; backend and worker are stubs. */
export interface Starter {
  child: ChildProcess;
  output(): string;
  /** Waits for the `Ready` line. @throws when the starter ends */
  ready(): Promise<void>;
  /** Waits for these words in the output. @throws when the starter ends */
  says(words: string): Promise<void>;
  exitCode(): Promise<number | null>;
  /** Stops it as Ctrl-C or an operator does. @returns the exit code */
  end(): Promise<number | null>;
}

/** A folder like the built repository, with real services and stubs of the backend. */
export class StubRepository {
  readonly root: string;
  readonly env: Record<string, string>;
  readonly #children: ChildProcess[] = [];

  private constructor(root: string, env: Record<string, string>) {
    this.root = root;
    this.env = env;
  }

  static async create(): Promise<StubRepository> {
    const root = await mkdtemp(path.join(tmpdir(), 'ironbloom-starter-'));
    const cli = path.join(root, 'backend/dist/cli');
    await mkdir(cli, { recursive: true });
    await writeFile(path.join(root, 'backend/package.json'), '{ "type": "module" }');
    const stub = (name: string, to: string) =>
      copyFile(path.join(HERE, 'stubs', name), path.join(root, 'backend/dist', to));
    await Promise.all([
      stub('backend.js', 'main.js'),
      stub('worker.js', 'worker.js'),
      ...['migrate', 'seed', 'seed-clients', 'create-admin'].map((name) =>
        stub('command.js', `cli/${name}.js`),
      ),
      symlink(path.resolve(HERE, '..'), path.join(root, 'tools')),
    ]);
    const [port, mailboxPort] = await Promise.all([freePort(), freePort()]);
    return new StubRepository(root, { PORT: String(port), MAILBOX_PORT: String(mailboxPort) });
  }

  get dataDir(): string {
    return path.join(this.root, '.data');
  }

  async pidOf(part: string): Promise<number> {
    const file = path.join(this.dataDir, 'run', `${part}.json`);
    return (JSON.parse(await readFile(file, 'utf8')) as { pid: number }).pid;
  }

  /** What the backend's stub was started with. */
  async backendEnv(): Promise<Record<string, string>> {
    const answer = await fetch(`http://127.0.0.1:${this.env['PORT']}/`);
    return (await answer.json()) as Record<string, string>;
  }

  pids(): Promise<number[]> {
    return Promise.all(parts.map((part) => this.pidOf(part)));
  }

  start(overrides: Record<string, string> = {}): Starter {
    const child = spawn(process.execPath, [path.join(HERE, 'stubs/start.ts'), this.root], {
      env: { PATH: process.env['PATH'], ...this.env, ...overrides },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    this.#children.push(child);
    let output = '';
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
    const exit = once(child, 'close').then(([code]) => code as number | null);
    const says = async (words: string): Promise<void> => {
      while (!output.includes(words)) {
        if (child.exitCode !== null || child.signalCode !== null)
          throw new Error(`The starter ended:\n${output}`);
        await sleep(50);
      }
    };
    return {
      child,
      output: () => output,
      exitCode: () => exit,
      end: () => {
        child.kill('SIGTERM');
        return exit;
      },
      says,
      ready: () => says('\nReady'),
    };
  }

  async remove(): Promise<void> {
    for (const child of this.#children) {
      if (child.exitCode !== null || child.signalCode !== null) continue;
      child.kill('SIGTERM');
      await once(child, 'close');
    }
    await rm(this.root, { recursive: true, force: true });
  }
}
