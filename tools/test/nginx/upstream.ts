import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';

export interface Asked {
  method: string;
  url: string;
  headers: IncomingHttpHeaders;
  /** Bytes of the body received before the answer. */
  bodyBytes: number;
}

export interface Answer {
  status?: number;
  headers?: Record<string, string>;
  body?: string | Buffer;
  /** Delay of the answer. */
  delayMs?: number;
  /** Waits for this, too. */
  after?: Promise<unknown>;
  /** Accepts the request and hangs up. */
  drop?: boolean;
  /** Sends the body and leaves the answer open. */
  open?: boolean;
  /** Answers at once, before the body is received. */
  early?: boolean;
}

type Behaviour = (asked: Asked, count: number) => Answer;

/** Cache headers of a public page. */
export const PUBLIC = 'public, max-age=0, s-maxage=1, stale-while-revalidate=2, stale-if-error=86400';

/** Scripted backend that counts requests. */
export class Upstream {
  readonly asked: Asked[] = [];
  port = 0;
  /** By default it answers 200, public, with the number of the request. */
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

  /** Script of one address. */
  on(url: string, behaviour: Behaviour): void {
    this.#routes.set(url, behaviour);
  }

  count(url: string): number {
    return this.asked.filter((one) => one.url === url).length;
  }

  /** Stops listening. */
  async down(): Promise<void> {
    const closed = once(this.#server, 'close');
    this.#server.close();
    this.#server.closeAllConnections();
    await closed;
  }

  /** Listens again on the same port. */
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
    if (answer.open) return void response.writeHead(status, answer.headers).write(body);
    response.writeHead(status, { 'content-length': Buffer.byteLength(body), ...answer.headers }).end(body);
  }
}
