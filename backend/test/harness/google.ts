import path from 'node:path';
import { clientEnvironment } from '../../../tools/src/google-sandbox/client-environment.ts';
import { freePort } from '../../../tools/src/services/ports.ts';
import { startSandbox } from '../../../tools/src/start/parts.ts';

const ROOT = path.resolve(import.meta.dirname, '../../..');

export interface Google {
  /** What the backend needs to take this for Google. */
  env: Record<string, string>;
  stop(): Promise<void>;
}

/** A stand-in for Google in a process of its own: its keys are made of objects that Jest's sandbox has others of. */
export async function startGoogleProcess(dataDir: string): Promise<Google> {
  const client = { id: 'spec', secret: 'spec-google-secret' };
  const env = { ...process.env, GOOGLE_CLIENT_ID: client.id, GOOGLE_CLIENT_SECRET: client.secret };
  const { signal } = new AbortController();
  const sandbox = await startSandbox('google', { root: ROOT, dataDir, env, signal }, await freePort());
  return { env: clientEnvironment(sandbox.url, client), stop: () => sandbox.stop() };
}
