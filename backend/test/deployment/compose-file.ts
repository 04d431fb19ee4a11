import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseEnv } from 'node:util';
import { parse } from 'yaml';

const ROOT = new URL('../../../', import.meta.url);

export interface Service {
  image: string;
  build?: { target: string };
  profiles?: string[];
  environment?: Record<string, string>;
  networks: string[];
  ports?: string[];
  volumes?: string[];
  healthcheck?: { disable?: boolean; test?: string[] };
  stop_grace_period?: string;
  deploy: { resources: { limits: { cpus: string; memory: string } } };
  [key: string]: unknown;
}

export interface ComposeFile {
  name: string;
  'x-required': string[];
  services: Record<string, Service>;
  networks: Record<string, { internal?: boolean } | null>;
}

export function readText(name: string): string {
  return readFileSync(fileURLToPath(new URL(name, ROOT)), 'utf8');
}

export function readComposeFile(): ComposeFile {
  return parse(readText('docker-compose.yml'), { merge: true }) as ComposeFile;
}

export function readEnvFile(name: string): Record<string, string | undefined> {
  return parseEnv(readText(name));
}

/** Expands `${NAME:-default}` as compose does, from the inside out. */
function fillIn(text: string, variables: Record<string, string | undefined>): string {
  const innermost = /\$\{(\w+)(?::?-([^${}]*))?\}/;
  let filled = text;
  for (let match = innermost.exec(filled); match; match = innermost.exec(filled)) {
    const [whole, name = '', fallback = ''] = match;
    filled = filled.replace(whole, () => variables[name] || fallback);
  }
  return filled;
}

/** Environment of a service for a given `.env`. */
export function environmentOf(
  service: Service | undefined,
  variables: Record<string, string | undefined>,
): Record<string, string> {
  const entries = Object.entries(service?.environment ?? {});
  return Object.fromEntries(entries.map(([name, text]) => [name, fillIn(String(text), variables)]));
}
