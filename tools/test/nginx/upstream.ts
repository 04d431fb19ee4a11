import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';

export interface Asked {
  method: string;
  url: string;
  headers: IncomingHttpHeaders;
  /** Bytes of the body that arrived before it was answered. */
  bodyBytes: number;
}

export interface Answer {
  status?: number;
  headers?: Record<string, string>;
  body?: string | Buffer;
  /** Waits before it answers. */
  delayMs?: number;
  /** Waits for this, too. */
  after?: Promise<unknown>;
  /** Takes the request in and cuts the line. */
  drop?: boolean;
  /** Answers at once, whatever is still on its way. */
  early?: boolean;
}

type Behaviour = (asked: Asked, count: number) => Answer;

/** What the backend says of a public page. */
export const PUBLIC = 'public, max-age=0, s-maxage=1, stale-while-revalidate=2, stale-if-error=86400';

/** A backend that counts what it is asked and misbehaves on demand. */
export class Upstream {
  readonly asked: Asked[] = [];
  port = 0;
  /** Without orders it answers 200, public, with the number of the request. */
  behaviour: Behaviour = (_asked, count) => ({
    headers: { 'cache-control': PUBLIC },
    body: `answer ${count}`,
  });
  readonly #routes = new Map<string, Behaviour>();
  readonly #server = createServer((request, response) => void this.#answer(request, response));

  static async start(host?: string, port?: number): Promise<Upstream> {
    const upstream = new Upstream();
    await upstream.#listen(host, port);
    return upstream;
  }

  get address(): string {
    return `127.0.0.1:${this.port}`;
  }

  /** What it does at one address, whatever it does elsewhere. */
  on(url: string, behaviour: Behaviour): void {
    this.#routes.set(url, behaviour);
  }

  count(url: string): number {
    return this.asked.filter((one) => one.url === url).length;
  }

  /** Nothing answers at its address any more. */
  async down(): Promise<void> {
    const closed = once(this.#server, 'close');
    this.#server.close();
    this.#server.closeAllConnections();
    await closed;
  }

  /** Back at the same port. */
  up(): Promise<void> {
    return this.#listen('127.0.0.1', this.port);
  }

  async #listen(host = '127.0.0.1', port = 0): Promise<void> {
    this.#server.listen(port, host);
    await once(this.#server, 'listening');
    ({ port: this.port } = this.#server.address() as AddressInfo);
  }

  async #answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { method = '', url = '', headers } = request;
    // nginx's own pages ask for it; a test that wants to know says so by `on`.
    if (/^\/api\/(business|look)\//.test(url) && !this.#routes.has(url))
      return void response.writeHead(404).end();
    const asked: Asked = { method, url, headers, bodyBytes: 0 };
    this.asked.push(asked);
    const answer = (this.#routes.get(url) ?? this.behaviour)(asked, this.count(url));
    request.on('data', (chunk: Buffer) => (asked.bodyBytes += chunk.length));
    request.on('error', () => undefined);
    if (!answer.early && !request.complete) await once(request, 'end').catch(() => undefined);
    if (answer.drop) return void request.socket.destroy();
    await answer.after;
    await delay(answer.delayMs ?? 0);
    const { status = 200, body = '' } = answer;
    response.writeHead(status, { 'content-length': Buffer.byteLength(body), ...answer.headers }).end(body);
  }
}
