import type { Client } from 'openapi-fetch';
import { createContext } from 'react-router-dom';
import { errorFromResponse, unreachable } from './errors.ts';
import type { paths } from './schema.ts';
import type { ApiFetch } from './typed-client.ts';

const methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const;

/** The calls we make; the rest of the library's client stays out of reach. */
export type ApiClient = Pick<Client<paths>, (typeof methods)[number]>;

/** The shape every openapi-fetch call resolves to. */
interface Outcome<T> {
  data?: T;
  error?: unknown;
  response: Response;
}

async function load(fetcher: ApiFetch): Promise<Client<paths>> {
  return (await import('./typed-client.ts')).typedClient(fetcher);
}

/**
 * The typed client over any fetch. In the browser the caller's token goes along; on the server a
 * render is anonymous, because its HTML is shared by everyone. The library itself loads with the
 * first call: a visitor who only reads the server's HTML never needs it.
 */
export function apiClient(fetcher: ApiFetch): ApiClient {
  let client: Promise<Client<paths>> | undefined;
  const ready = (): Promise<Client<paths>> =>
    (client ??= load(fetcher).catch((error: unknown) => {
      // A file that did not arrive may arrive with the next call.
      client = undefined;
      throw error;
    }));
  type Call = (...args: unknown[]) => Promise<unknown>;
  const method = (name: keyof ApiClient): Call => {
    // The generic signatures cannot be spelt again; ApiClient below restores them for callers.
    return async (...args) => ((await ready())[name] as Call)(...args);
  };
  return Object.fromEntries(methods.map((name) => [name, method(name)])) as unknown as ApiClient;
}

/** content-1: a list may come as a plain array, or as `{items}` without its total: then it is whole. No other answer is an array. */
function listOf(body: unknown): unknown {
  if (Array.isArray(body)) return { items: body, total: body.length };
  if (typeof body !== 'object' || body === null || !('items' in body) || 'total' in body) return body;
  return Array.isArray(body.items) ? { ...body, total: body.items.length } : body;
}

/** The body of a successful call. Throws ApiError for refusals and for silence. */
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

/** The browser's client; every component and action uses this one. */
export const api: ApiClient = apiClient((path, init) => fetch(path, init));

/**
 * What loaders call: `context.get(apiContext)`. The server puts a client in that calls the API
 * inside its own process; in the browser it is `api`.
 */
export const apiContext = createContext<ApiClient>(api);
