import { mkdir } from 'node:fs/promises';
import { findPackageJSON } from 'node:module';
import path from 'node:path';
import { freePort, listens } from './ports.ts';
import { type RunningProcess, type ServiceOptions, startProcess } from './service.ts';

export interface MailboxOptions extends ServiceOptions {
  smtpPort?: number;
}

export interface Mailbox extends RunningProcess {
  smtpUrl: string;
  webUrl: string;
}

/**
 * Mail server that keeps every message instead of delivering it, on 127.0.0.1.
 * @param options `port` serves the web page and the REST API under `/api`
 */
export async function startMailbox(options: MailboxOptions): Promise<Mailbox> {
  const dataDir = path.resolve(options.dataDir);
  const home = path.join(dataDir, 'mailbox');
  await mkdir(home, { recursive: true });
  const webPort = options.port ?? (await freePort());
  const smtpPort = options.smtpPort ?? (await freePort());
  const webUrl = `http://127.0.0.1:${webPort}`;
  const running = await startProcess({
    name: 'mailbox',
    dataDir,
    signal: options.signal,
    command: process.execPath,
    args: [
      path.join(path.dirname(findPackageJSON('maildev', import.meta.url) ?? ''), 'dist/bin/maildev.js'),
      `--web=${webPort}`,
      '--web-ip=127.0.0.1',
      `--smtp=${smtpPort}`,
      '--ip=127.0.0.1',
      `--mail-directory=${home}`,
      '--max-emails=2000',
      '--hide-extensions=STARTTLS',
    ],
    cwd: home,
    env: { ...process.env, NODE_OPTIONS: '' },
    ready: async () => (await fetch(`${webUrl}/api/healthz`)).ok && (await listens(smtpPort)),
  });
  return { ...running, smtpUrl: `smtp://127.0.0.1:${smtpPort}`, webUrl };
}
