import { typedClient } from './typed-client.ts';

/**
 * The browser's client with every method, for the admin area. Visitors' pages use `api` of client.ts,
 * whose library comes with the first call.
 */
export const adminApi = typedClient((path, init) => fetch(path, init));
