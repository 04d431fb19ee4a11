import { createHmac, timingSafeEqual } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import { verify } from '@node-rs/argon2';

/**
 * The least that signing in and being recognised can cost: Node's own HTTP server, one argon2id
 * verification, one HMAC over a token. No database, no limits, no log, nothing validated.
 */
const { BENCH_PASSWORD_HASH = '', JWT_SECRET = '', PORT } = process.env;

async function bodyOf(request: IncomingMessage): Promise<{ password: string }> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return JSON.parse(Buffer.concat(chunks).toString()) as { password: string };
}

/** HS256 and the expiry, nothing else. */
function claimsOf(authorization = ''): { sub: string } | undefined {
  const [head, payload, signature] = authorization.slice('Bearer '.length).split('.');
  if (!head || !payload || !signature) return undefined;
  const expected = createHmac('sha256', JWT_SECRET).update(`${head}.${payload}`).digest();
  const given = Buffer.from(signature, 'base64url');
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return undefined;
  const claims = JSON.parse(Buffer.from(payload, 'base64url').toString()) as { sub: string; exp: number };
  return claims.exp * 1000 > Date.now() ? claims : undefined;
}

async function answer(request: IncomingMessage): Promise<object | undefined> {
  if (request.method === 'GET') return request.url === '/' ? {} : claimsOf(request.headers.authorization);
  const { password } = await bodyOf(request);
  return (await verify(BENCH_PASSWORD_HASH, password)) ? { token: 'none' } : undefined;
}

createServer(async (request, response) => {
  const found = await answer(request);
  response.writeHead(found ? 200 : 401, { 'content-type': 'application/json' });
  response.end(JSON.stringify(found ?? {}));
}).listen(Number(PORT), '127.0.0.1');
