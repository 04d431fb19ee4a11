import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { ErrorAnswer } from '../harness/client.ts';
import { Shop } from '../harness/shop.ts';
import { startSystem, type TestSystem } from '../harness/system.ts';

let elsewhere: Server;
let provider: Server;
let system: TestSystem;
const askedElsewhere: string[] = [];

async function listening(server: Server): Promise<string> {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

beforeAll(async () => {
  elsewhere = createServer((request, response) => {
    askedElsewhere.push(request.url ?? '');
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify({ id: 'order_elsewhere' }));
  });
  const target = await listening(elsewhere);
  provider = createServer((request, response) => {
    response.writeHead(307, { location: target + request.url }).end();
  });
  system = await startSystem({ RAZORPAY_API_URL: await listening(provider) });
});
afterAll(async () => {
  await system.stop();
  provider.close();
  elsewhere.close();
});

it('does not follow redirects of the provider with orders and keys', async () => {
  const { status, body } = await new Shop(system).order<ErrorAnswer>();
  expect([status, body.code]).toEqual([503, 'PAYMENT_PROVIDER_UNAVAILABLE']);
  expect(askedElsewhere).toEqual([]);
});
