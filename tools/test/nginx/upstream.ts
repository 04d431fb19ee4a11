import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';

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
  /** Without orders it answers 200, public, with the number of the request. */
  behaviour: Behaviour = (_asked, count) => ({
    headers: { 'cache-control': PUBLIC },
    body: `answer ${count}`,
  });
  readonly #sockets = new Set<Socket>();
  #server: Server;
  #port = 0;
  readonly #routes = new Map<string, Behaviour>();

  private constructor() {
    this.#server = this.#create();
  }

  static async start(host = '127.0.0.1', port = 0): Promise<Upstream> {
    const upstream = new Upstream();
    await upstream.listen(host, port);
    return upstream;
  }

  get port(): number {
    return this.#port;
  }

  get address(): string {
    return `127.0.0.1:${this.#port}`;
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
    for (const socket of this.#sockets) socket.destroy();
    await closed;
  }

  /** Back at the same port. */
  async up(): Promise<void> {
    this.#server = this.#create();
    await this.listen('127.0.0.1', this.#port);
  }

  private async listen(host: string, port: number): Promise<void> {
    this.#server.listen(port, host);
    await once(this.#server, 'listening');
    this.#port = (this.#server.address() as AddressInfo).port;
  }

  #create(): Server {
    const server = createServer(async (request, response) => {
      const { method = '', url = '', headers } = request;
      // nginx's own pages ask for it; a test that wants to know says so by `on`.
      if (/^\/api\/(business|look)\//.test(url) && !this.#routes.has(url))
        return send(response, { status: 404 });
      const asked: Asked = { method, url, headers, bodyBytes: 0 };
      this.asked.push(asked);
      const answer = (this.#routes.get(url) ?? this.behaviour)(asked, this.count(url));
      request.on('data', (chunk: Buffer) => (asked.bodyBytes += chunk.length));
      request.on('error', () => undefined);
      if (!answer.early && !request.complete) await once(request, 'end').catch(() => undefined);
      if (answer.drop) return void request.socket.destroy();
      await answer.after;
      setTimeout(() => send(response, answer), answer.delayMs ?? 0);
    });
    server.on('connection', (socket) => {
      this.#sockets.add(socket);
      socket.once('close', () => this.#sockets.delete(socket));
    });
    return server;
  }
}

function send(response: ServerResponse, { status = 200, headers = {}, body = '' }: Answer): void {
  response.writeHead(status, { 'content-length': Buffer.byteLength(body), ...headers });
  response.end(body);
}
