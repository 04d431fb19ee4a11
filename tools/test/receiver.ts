import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface Received {
  headers: IncomingHttpHeaders;
  body: string;
  json: {
    event: string;
    contains: string[];
    payload: { payment: { entity: { id: string; order_id: string; amount: number; status: string } } };
  };
}

export interface Receiver {
  url: string;
  received: Received[];
  /** What the next calls are answered with, then 200. */
  answers: number[];
  close(): Promise<void>;
}

/** An HTTP server that stands for the shop's webhook address. */
export async function startReceiver(): Promise<Receiver> {
  const received: Received[] = [];
  const answers: number[] = [];
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const body = Buffer.concat(chunks).toString();
    received.push({ headers: request.headers, body, json: JSON.parse(body) as Received['json'] });
    response.writeHead(answers.shift() ?? 200).end();
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/webhook`,
    received,
    answers,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
