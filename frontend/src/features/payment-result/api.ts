import { api as browserApi, unwrap, type ApiClient } from '#shared/api/client.ts';
import { ApiError } from '#shared/api/errors.ts';
import type { Knowledge } from './status.ts';

/** Never throws: an unreachable server is one of the results. */
export async function askStatus(
  statusToken: string,
  signal?: AbortSignal,
  api: ApiClient = browserApi,
): Promise<Knowledge> {
  try {
    const payment = await unwrap(
      api.GET('/api/payments/status/{statusToken}', {
        params: { path: { statusToken } },
        ...(signal ? { signal } : {}),
      }),
    );
    return { kind: 'known', payment };
  } catch (error) {
    return { kind: error instanceof ApiError && error.status === 404 ? 'unknown' : 'unreachable' };
  }
}
