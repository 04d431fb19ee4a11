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

/** One HTTP call; the body comes back parsed. */
export async function call<Body = ErrorAnswer>(
  url: string,
  options: { method?: string; body?: unknown; headers?: Record<string, string> } = {},
): Promise<Answer<Body>> {
  const { body, headers, method = body === undefined ? 'GET' : 'POST' } = options;
  const response = await fetch(url, {
    method,
    headers: { ...(body !== undefined && { 'content-type': 'application/json' }), ...headers },
    ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  });
  const text = await response.text();
  return { status: response.status, body: JSON.parse(text) as Body, headers: response.headers };
}
