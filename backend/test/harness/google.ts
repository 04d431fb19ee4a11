import path from 'node:path';
import { clientEnvironment } from '../../../tools/src/google-sandbox/client-environment.ts';
import { freePort } from '../../../tools/src/services/ports.ts';
import { startSandbox } from '../../../tools/src/start/parts.ts';

const ROOT = path.resolve(import.meta.dirname, '../../..');

export interface Google {
  /** Settings that make the backend use the sandbox. */
  env: Record<string, string>;
  stop(): Promise<void>;
}

/** Google sandbox in a process of its own: Jest's sandbox has other classes for its keys. */
export async function startGoogleProcess(dataDir: string): Promise<Google> {
  const client = { id: 'spec', secret: 'spec-google-secret' };
  const env = { ...process.env, GOOGLE_CLIENT_ID: client.id, GOOGLE_CLIENT_SECRET: client.secret };
  const { signal } = new AbortController();
  const sandbox = await startSandbox('google', { root: ROOT, dataDir, env, signal }, await freePort());
  return { env: clientEnvironment(sandbox.url, client), stop: () => sandbox.stop() };
}
