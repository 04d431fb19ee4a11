/** Serves the last build: static files and rendered pages. /api calls go to API_URL, or answer 503 without one. */
import { shippedBusiness, shippedPromises } from '@ironbloom/brand';
import { colorSheet, pageLook, shippedColors, shippedLook } from '@ironbloom/brand/look';
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { extname, join, normalize } from 'node:path';
import type { AddressInfo } from 'node:net';
import type { render as Render } from '../src/entry-server.tsx';

const dist = join(import.meta.dirname, '../dist');
const client = join(dist, 'client');
const apiUrl = process.env['API_URL'];
const port = Number(process.env['PORT'] ?? 0);
const { render } = (await import(join(dist, 'server/entry-server.js'))) as { render: typeof Render };

const types: Record<string, string> = {
  '.avif': 'image/avif',
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.mp4': 'video/mp4',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webm': 'video/webm',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
};

const security = [
  "default-src 'self'",
  "script-src 'self' https://checkout.razorpay.com",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  "object-src 'none'",
  "base-uri 'none'",
].join('; ');

async function callApi(path: string, init?: RequestInit): Promise<Response> {
  if (apiUrl) return fetch(new URL(path, apiUrl), init);
  const body = { statusCode: 503, code: 'NO_BACKEND', message: 'The server is not running.', requestId: '' };
  return Response.json(body, { status: 503 });
}

async function fileFor(pathname: string): Promise<{ path: string; size: number } | undefined> {
  // The build's file names need no decoding.
  const path = join(client, normalize(pathname));
  if (!path.startsWith(client) || pathname.startsWith('/.vite')) return undefined;
  const info = await stat(path).catch(() => undefined);
  return info?.isFile() ? { path, size: info.size } : undefined;
}

async function bodyOf(request: IncomingMessage): Promise<string | undefined> {
  if (request.method === 'GET' || request.method === 'HEAD') return undefined;
  let text = '';
  for await (const chunk of request) text += String(chunk);
  return text;
}

async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const origin = `http://${request.headers.host ?? 'localhost'}`;
  const url = new URL(request.url ?? '/', origin);
  if (url.pathname.startsWith('/api/')) {
    const body = await bodyOf(request);
    const headers = { 'content-type': request.headers['content-type'] ?? 'application/json' };
    const reply = await callApi(url.pathname + url.search, {
      method: request.method ?? 'GET',
      headers,
      body,
    });
    response.writeHead(reply.status, { 'content-type': reply.headers.get('content-type') ?? '' });
    response.end(await reply.text());
    return;
  }
  const file = await fileFor(url.pathname);
  if (file) {
    const type = types[extname(file.path)] ?? 'application/octet-stream';
    response.writeHead(200, { 'content-type': type, 'content-length': file.size });
    createReadStream(file.path).pipe(response);
    return;
  }
  const page = await render({
    url: url.href,
    origin,
    fromMonthly: 416_700,
    business: shippedBusiness,
    promises: shippedPromises,
    look: pageLook(shippedLook),
    colors: colorSheet(shippedColors),
    apiFetch: callApi,
  });
  if (page.error) console.error(page.error);
  response.writeHead(page.status, { ...page.headers, 'content-security-policy': security });
  response.end(page.html);
}

const server = createServer((request, response) => {
  answer(request, response).catch((error: unknown) => {
    console.error(error);
    response.writeHead(500).end();
  });
});
server.listen(port, '127.0.0.1', () => {
  console.log(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
});
