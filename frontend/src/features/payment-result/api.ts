import { api as browserApi, unwrap, type ApiClient } from '../../shared/api/client.ts';
import { ApiError } from '../../shared/api/errors.ts';
import { defaultChoice, toDuration } from '../../shared/lib/plan-words.ts';
import type { Knowledge } from './status.ts';

/** Never throws: a server that cannot be reached is one of the answers. */
export async function askStatus(
  statusToken: string,
  signal?: AbortSignal,
  api: ApiClient = browserApi,
): Promise<Knowledge> {
  try {
    const answer = await unwrap(
      api.GET('/api/payments/status/{statusToken}', {
        params: { path: { statusToken } },
        ...(signal ? { signal } : {}),
      }),
    );
    const duration = toDuration(answer.duration) ?? defaultChoice.duration;
    return { kind: 'known', payment: { ...answer, duration } };
  } catch (error) {
    return { kind: error instanceof ApiError && error.status === 404 ? 'unknown' : 'unreachable' };
  }
}
