import { nginxProgram } from '../services/nginx/nginx-program.ts';
import { startNginx, type Nginx } from '../services/nginx/nginx.ts';
import { messageOf } from '../services/readable-error.ts';
import type { Settings } from './settings/settings.ts';

/** What a person may set for nginx as well as for the backend. */
const VARIABLES = ['RATE_LIMIT_SCALE', 'REAL_IP_FROM', 'CLIENT_MAX_BODY', 'ERROR_LOG_LEVEL'];

type NginxAvailability = { found: true } | { found: false; reason: string };

/** Whether there is an nginx to put in front: the machine's own, or one that can be fetched. */
export async function nginxAvailability(): Promise<NginxAvailability> {
  try {
    await nginxProgram();
    return { found: true };
  } catch (error) {
    return { found: false, reason: messageOf(error) };
  }
}

/** nginx on the public port, before a backend on a port of its own. */
export function startReverseProxy(
  settings: Settings,
  backendPort: number,
  signal: AbortSignal,
): Promise<Nginx> {
  const { dataDir, host, port, variables } = settings;
  const env = Object.fromEntries(
    VARIABLES.flatMap((name) => (variables[name] ? [[name, variables[name]]] : [])),
  ) as Record<string, string>;
  return startNginx({ dataDir, host, port, backend: `127.0.0.1:${backendPort}`, env, signal });
}
