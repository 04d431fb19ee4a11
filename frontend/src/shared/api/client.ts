import type { Client } from 'openapi-fetch';
import { createContext } from 'react-router-dom';
import { errorFromResponse, unreachable } from './errors.ts';
import type { paths } from './schema.ts';
import type { ApiFetch } from './typed-client.ts';

const methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const;

export type ApiClient = Pick<Client<paths>, (typeof methods)[number]>;

interface Outcome<T> {
  data?: T;
  error?: unknown;
  response: Response;
}

async function load(fetcher: ApiFetch): Promise<Client<paths>> {
  return (await import('./typed-client.ts')).typedClient(fetcher);
}

/**
 * The typed client over a given fetch. In the browser it sends the session token; on the server a render is anonymous, as its
 * HTML is cached for everybody. The library loads with the first call.
 */
export function apiClient(fetcher: ApiFetch): ApiClient {
  let client: Promise<Client<paths>> | undefined;
  const ready = (): Promise<Client<paths>> =>
    (client ??= load(fetcher).catch((error: unknown) => {
      // The next call loads the code again.
      client = undefined;
      throw error;
    }));
  type Call = (...args: unknown[]) => Promise<unknown>;
  const method = (name: keyof ApiClient): Call => {
    // Generic signatures cannot be repeated here; ApiClient restores them for callers.
    return async (...args) => ((await ready())[name] as Call)(...args);
  };
  return Object.fromEntries(methods.map((name) => [name, method(name)])) as unknown as ApiClient;
}

/** A list may come as an array, or as `{items}` without a total (content-1). */
function listOf(body: unknown): unknown {
  if (Array.isArray(body)) return { items: body, total: body.length };
  if (typeof body !== 'object' || body === null || !('items' in body) || 'total' in body) return body;
  return Array.isArray(body.items) ? { ...body, total: body.items.length } : body;
}

/** The body of a successful call. @throws ApiError for error statuses and network failures */
export async function unwrap<T>(call: Promise<Outcome<T>>): Promise<T> {
  let outcome: Outcome<T>;
  try {
    outcome = await call;
  } catch (cause) {
    if (cause instanceof DOMException && cause.name === 'AbortError') throw cause;
    throw unreachable();
  }
  if (!outcome.response.ok) throw errorFromResponse(outcome.response, outcome.error);
  return listOf(outcome.data) as T;
}

export const api: ApiClient = apiClient((path, init) => fetch(path, init));

/** The client of loaders: `context.get(apiContext)`. On the server it calls the API in process. */
export const apiContext = createContext<ApiClient>(api);
