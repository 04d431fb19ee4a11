import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { type IncomingHttpHeaders, request } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { onTestFinished } from 'vitest';
import { FAILED_REQUESTS_LOG, startNginx, type Nginx, type NginxOptions } from '../../src/services/nginx.ts';
import { Upstream } from './upstream.ts';

interface LogLine {
  requestId: string;
  ip: string;
  method: string;
  path: string;
  status: number;
  cache: string;
}

type TestProxyOptions = Partial<NginxOptions> & { replicas?: number };

export interface RawAnswer {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

/** Real nginx with the production templates and its own data, in front of a scripted backend. */
export class TestProxy {
  readonly nginx: Nginx;
  readonly dataDir: string;
  readonly backends: Upstream[];

  private constructor(nginx: Nginx, dataDir: string, backends: Upstream[]) {
    this.nginx = nginx;
    this.dataDir = dataDir;
    this.backends = backends;
  }

  static async start({ replicas = 1, ...options }: TestProxyOptions = {}): Promise<TestProxy> {
    const dataDir = await mkdtemp(path.join(tmpdir(), 'ironbloom-nginx-'));
    const backends = await Promise.all(Array.from({ length: replicas }, () => Upstream.start()));
    const backend = backends.map(({ address }) => address).join(',');
    const env = { NGINX_WORKERS: '2', ...options.env };
    const nginx = await startNginx({ dataDir, backend, ...options, env });
    return new TestProxy(nginx, dataDir, backends);
  }

  /** As {@link start}, for one test. */
  static async forTest(options?: TestProxyOptions): Promise<TestProxy> {
    const proxy = await TestProxy.start(options);
    onTestFinished(() => proxy.stop());
    return proxy;
  }

  /** The only backend. */
  get backend(): Upstream {
    return this.backends[0] as Upstream;
  }

  get(url: string, headers: Record<string, string> = {}): Promise<Response> {
    return fetch(this.nginx.url + url, { headers, redirect: 'manual' });
  }

  /** On its own connection, with raw headers and bytes. @throws when the connection breaks */
  raw(url: string, headers: Record<string, string> = {}, method = 'GET'): Promise<RawAnswer> {
    return new Promise((resolve, reject) => {
      const to = { method, headers, agent: false } as const;
      request(this.nginx.url + url, to, (response) => {
        const { statusCode: status = 0 } = response;
        buffer(response).then((body) => resolve({ status, headers: response.headers, body }), reject);
      })
        .on('error', reject)
        .end(method === 'POST' ? '{}' : undefined);
    });
  }

  post(url: string, body: BodyInit | null = '{}', init: RequestInit = {}): Promise<Response> {
    return fetch(this.nginx.url + url, { method: 'POST', body, ...init });
  }

  async text(url: string, headers?: Record<string, string>): Promise<string> {
    return (await this.get(url, headers)).text();
  }

  /** Access log and nginx's own messages. */
  async log(): Promise<{ text: string; lines: LogLine[] }> {
    const files = [this.nginx.logFile, path.join(this.dataDir, FAILED_REQUESTS_LOG)];
    const text = (await Promise.all(files.map((file) => readFile(file, 'utf8')))).join('');
    const json = text.split('\n').filter((line) => line.startsWith('{'));
    return { text, lines: json.map((line) => JSON.parse(line) as LogLine) };
  }

  async stop(): Promise<void> {
    await this.nginx.stop();
    await Promise.all(this.backends.map((backend) => backend.down().catch(() => undefined)));
    await rm(this.dataDir, { recursive: true, force: true });
  }
}
