import type { IncomingHttpHeaders } from 'node:http';
import supertest from 'supertest';

export interface Answer<Body> {
  status: number;
  body: Body;
  headers: Headers;
}

export interface ErrorAnswer {
  statusCode: number;
  code: string;
  message: string;
  requestId: string;
  fields?: Record<string, string>;
}

/** Decompressed answer. */
export interface Reply {
  status: number;
  headers: Headers;
  bytes: Buffer;
  text: string;
}

interface RequestOptions {
  method?: string;
  /** Lower-case names. */
  headers?: Record<string, string>;
  /** A text is sent as it is, a form as multipart. */
  body?: string | FormData | null;
}

type Method = 'delete' | 'get' | 'head' | 'options' | 'patch' | 'post' | 'put';

/** One HTTP exchange on its own connection. Any status is an answer, redirects included. @throws without an answer */
export async function request(url: string | URL, options: RequestOptions = {}): Promise<Reply> {
  const { method = 'GET', headers = {}, body = null } = options;
  const { origin, pathname, search } = new URL(url);
  const test = supertest(origin)[method.toLowerCase() as Method](pathname + search);
  if (body !== null) {
    const { content, type } = await packed(body);
    void test.set({ 'content-type': type, ...headers }).send(content);
  } else void test.set(headers);
  const answer = await test.buffer(true).parse((response, done) => {
    const chunks: Buffer[] = [];
    response.on('data', (chunk: Buffer) => chunks.push(chunk));
    response.on('end', () => done(null, Buffer.concat(chunks)));
  });
  // An answer without a body has no chunks.
  const bytes = Buffer.isBuffer(answer.body) ? answer.body : Buffer.alloc(0);
  return { status: answer.status, headers: asHeaders(answer.headers), bytes, text: bytes.toString() };
}

/** One call of the API with a parsed body. */
export async function call<Body = ErrorAnswer>(
  url: string,
  options: { method?: string; body?: unknown; headers?: Record<string, string> } = {},
): Promise<Answer<Body>> {
  const { body, headers, method = body === undefined ? 'GET' : 'POST' } = options;
  const reply = await request(url, {
    method,
    headers: { ...(body !== undefined && { 'content-type': 'application/json' }), ...headers },
    ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  });
  return answerOf<Body>(reply);
}

export function answerOf<Body>({ status, headers, text }: Reply): Answer<Body> {
  return { status, headers, body: JSON.parse(text) as Body };
}

async function packed(body: string | FormData): Promise<{ content: string | Buffer; type: string }> {
  const response = new Response(body);
  const type = response.headers.get('content-type') ?? '';
  return { content: typeof body === 'string' ? body : Buffer.from(await response.arrayBuffer()), type };
}

function asHeaders(received: IncomingHttpHeaders): Headers {
  const headers = new Headers();
  for (const [name, values] of Object.entries(received)) {
    for (const value of [values ?? []].flat()) headers.append(name, value);
  }
  return headers;
}
