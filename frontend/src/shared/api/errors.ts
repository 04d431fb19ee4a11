/** The body every failing API call answers with. */
interface ErrorBody {
  code: string;
  message: string;
  requestId: string;
  fields?: Record<string, string>;
}

const words = {
  offline: 'You are offline. Check your connection and try again.',
  unreachable: 'We could not reach the server. Please try again.',
  unknown: 'Something went wrong. Please try again.',
};

/** A failed call: `message` is one sentence fit for people, `code` is stable and fit for `switch`. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  /** HTTP status; 0 when no answer came. */
  readonly status: number;
  readonly code: string;
  readonly requestId: string;
  /** Messages per input, keyed like "user.age". */
  readonly fields: Readonly<Record<string, string>> | undefined;
  /** Seconds to wait before trying again, when the server said so. */
  readonly retryAfter: number | undefined;

  constructor(status: number, body: ErrorBody, retryAfter?: number) {
    super(body.message);
    this.status = status;
    this.code = body.code;
    this.requestId = body.requestId;
    this.fields = body.fields;
    this.retryAfter = retryAfter;
  }
}

/** What to say of a failure. @param otherwise for one that is not the API's, whose own words are for developers */
export function messageOf(error: unknown, otherwise = words.unknown): string {
  return error instanceof ApiError ? error.message : otherwise;
}

function isErrorBody(value: unknown): value is ErrorBody {
  if (typeof value !== 'object' || value === null) return false;
  const body = value as Record<string, unknown>;
  return typeof body['code'] === 'string' && typeof body['message'] === 'string';
}

/** Reads a refusal; proxies and crashes may answer with something that is not ours. */
export function errorFromResponse(response: Response, body: unknown): ApiError {
  const wait = Number(response.headers.get('retry-after'));
  const retryAfter = Number.isFinite(wait) && wait > 0 ? wait : undefined;
  if (isErrorBody(body)) return new ApiError(response.status, body, retryAfter);
  const requestId = response.headers.get('x-request-id') ?? '';
  const code = response.status >= 500 ? 'SERVER_ERROR' : 'REQUEST_FAILED';
  return new ApiError(response.status, { code, message: words.unknown, requestId }, retryAfter);
}

/** A call that got no answer: offline, or the server is away. */
export function unreachable(): ApiError {
  const offline = typeof navigator !== 'undefined' && navigator.onLine === false;
  return new ApiError(0, {
    code: offline ? 'OFFLINE' : 'UNREACHABLE',
    message: offline ? words.offline : words.unreachable,
    requestId: '',
  });
}
