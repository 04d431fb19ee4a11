import createClient, { type Client, type Middleware } from 'openapi-fetch';
import { dropSession } from '../session/sign-out.ts';
import { readToken } from '../session/token.ts';
import type { paths } from './schema.ts';

export type ApiFetch = (path: string, init?: RequestInit) => Promise<Response>;

/** Only paths matter: the fetcher below drops the address again. */
const anyOrigin = 'http://api.internal';

const bearer = (token: string | null): string => `Bearer ${token}`;

const session: Middleware = {
  onRequest: ({ request }) => {
    const token = readToken();
    if (token) request.headers.set('authorization', bearer(token));
    return request;
  },
  /** A token the server refuses is of no more use, unless a newer one has come meanwhile. */
  onResponse: ({ request, response }) => {
    const sent = request.headers.get('authorization');
    if (response.status === 401 && sent !== null && sent === bearer(readToken())) dropSession();
  },
};

/** The whole client with its library, in a file of its own so that it comes with the first call. */
export function typedClient(fetcher: ApiFetch): Client<paths> {
  const client = createClient<paths>({
    baseUrl: anyOrigin,
    fetch: async (request: Request) => {
      const { pathname, search } = new URL(request.url);
      // An empty text would be sent as one, and the server takes JSON only.
      const body = request.method === 'GET' ? '' : await request.text();
      return fetcher(pathname + search, {
        method: request.method,
        headers: request.headers,
        signal: request.signal,
        ...(body ? { body } : {}),
      });
    },
  });
  // On the server nobody is signed in, and asking for a token is an error that is caught for each call.
  if (!import.meta.env.SSR) client.use(session);
  return client;
}
