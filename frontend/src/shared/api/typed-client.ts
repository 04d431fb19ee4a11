import createClient, { type Client, type Middleware } from 'openapi-fetch';
import { dropSession } from '../session/sign-out.ts';
import { readToken } from '../session/token.ts';
import type { paths } from './schema.ts';

export type ApiFetch = (path: string, init?: RequestInit) => Promise<Response>;

/** A placeholder: the fetcher gets the path only. */
const anyOrigin = 'http://api.internal';

const bearer = (token: string | null): string => `Bearer ${token}`;

const session: Middleware = {
  onRequest: ({ request }) => {
    const token = readToken();
    if (token) request.headers.set('authorization', bearer(token));
    return request;
  },
  /** A refused token is dropped, unless a newer one is stored. */
  onResponse: ({ request, response }) => {
    const sent = request.headers.get('authorization');
    if (response.status === 401 && sent !== null && sent === bearer(readToken())) dropSession();
  },
};

/** In a file of its own, loaded with the first call. */
export function typedClient(fetcher: ApiFetch): Client<paths> {
  const client = createClient<paths>({
    baseUrl: anyOrigin,
    fetch: async (request: Request) => {
      const { pathname, search } = new URL(request.url);
      // An empty string would be sent as a body, and the server takes JSON only.
      const body = request.method === 'GET' ? '' : await request.text();
      return fetcher(pathname + search, {
        method: request.method,
        headers: request.headers,
        signal: request.signal,
        ...(body ? { body } : {}),
      });
    },
  });
  // The server has no session storage: reading the token would throw on each call.
  if (!import.meta.env.SSR) client.use(session);
  return client;
}
