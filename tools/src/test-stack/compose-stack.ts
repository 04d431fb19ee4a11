import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { command } from './command.ts';
import { drawUpSettings, type StackSettings } from './settings.ts';

const ROOT = path.resolve(import.meta.dirname, '../../..');

/** The compose stack under a project name of its own, beside whatever else runs on the machine. */
export class ComposeStack {
  readonly settings: StackSettings;
  /** For backups and the like; goes with the stack. */
  readonly folder: string;
  readonly project = `ironbloom-test-${process.pid}`;
  private readonly env: Record<string, string>;

  private constructor(settings: StackSettings, folder: string) {
    this.settings = settings;
    this.folder = folder;
    this.env = {
      COMPOSE_PROJECT_NAME: this.project,
      COMPOSE_ENV_FILES: path.join(folder, 'env'),
    };
  }

  static async prepare(): Promise<ComposeStack> {
    const folder = await mkdtemp(path.join(tmpdir(), 'ironbloom-test-stack-'));
    const stack = new ComposeStack(await drawUpSettings(), folder);
    const secrets = path.join(folder, 'secrets');
    await mkdir(secrets);
    for (const [name, text] of Object.entries(stack.settings.secretFiles)) {
      await writeFile(path.join(secrets, name), text);
    }
    await stack.change({ SECRETS_DIR: secrets });
    return stack;
  }

  /** Adds to what `.env` says, for the next `up`. */
  async change(variables: Record<string, string>): Promise<void> {
    Object.assign(this.settings.variables, variables);
    await this.writeSettings();
  }

  compose(...args: string[]): Promise<string> {
    const fixed = ['compose', '--progress', 'quiet', '--project-directory', ROOT];
    return command('docker', [...fixed, ...args], { env: this.env });
  }

  /** One of the operator's scripts. */
  script(name: string, args: string[] = [], env: Record<string, string> = {}): Promise<string> {
    return command(path.join(ROOT, 'scripts', name), args, { env: { ...this.env, ...env } });
  }

  /** A CLI of the product in a container of its own. */
  cli(name: string): Promise<string> {
    return this.compose('run', '--rm', '--no-deps', '-T', 'backend', 'node', `backend/dist/cli/${name}.js`);
  }

  /** @returns the rows as psql prints them: fields parted by `|` */
  async sql(query: string): Promise<string[]> {
    const psql = ['psql', '-U', 'ironbloom', '-At', '-c', query];
    const printed = await this.compose('exec', '-T', 'postgres', ...psql);
    return printed === '' ? [] : printed.split('\n');
  }

  /** Ids of a service's running containers. */
  async containers(service: string): Promise<string[]> {
    return (await this.compose('ps', '--quiet', service)).split('\n').filter(Boolean);
  }

  async inspect(container: string, format: string): Promise<string> {
    return command('docker', ['inspect', '--format', format, container]);
  }

  /** Keeps a text among the run's own files. @returns where */
  async keep(name: string, text: string): Promise<string> {
    const file = path.join(this.folder, name);
    await writeFile(file, `${text}\n`, { mode: 0o600 });
    return file;
  }

  /** Takes everything away that this run brought, images' layers aside. */
  async remove(): Promise<void> {
    await this.compose('--profile', '*', 'down', '--volumes', '--remove-orphans');
    const version = this.settings.variables['IRONBLOOM_VERSION'];
    const images = ['backend', 'nginx', 'backup', 'sandbox'].map((name) => `ironbloom-${name}:${version}`);
    await command('docker', ['image', 'rm', ...images]).catch(() => undefined);
    await rm(this.folder, { recursive: true, force: true });
  }

  private async writeSettings(): Promise<void> {
    const lines = Object.entries(this.settings.variables).map(([name, value]) => `${name}=${value}\n`);
    await writeFile(path.join(this.folder, 'env'), lines.join(''), { mode: 0o600 });
  }
}
