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

/** What it says of itself. Whoever stands between us and the server may know nothing but a sentence. */
function partsOf(value: unknown): Partial<ErrorBody> {
  if (typeof value !== 'object' || value === null) return {};
  const { code, message, error, requestId, fields } = value as Record<string, unknown>;
  const sentence = [message, error].find((text) => typeof text === 'string' && text !== '');
  return {
    ...(typeof code === 'string' && { code }),
    ...(typeof sentence === 'string' && { message: sentence }),
    ...(typeof requestId === 'string' && { requestId }),
    ...(typeof fields === 'object' && fields !== null && { fields: fields as Record<string, string> }),
  };
}

/** Reads a refusal; proxies and crashes may answer with something that is not ours. */
export function errorFromResponse(response: Response, body: unknown): ApiError {
  const wait = Number(response.headers.get('retry-after'));
  const retryAfter = Number.isFinite(wait) && wait > 0 ? wait : undefined;
  const unsaid = {
    code: response.status >= 500 ? 'SERVER_ERROR' : 'REQUEST_FAILED',
    message: words.unknown,
    requestId: response.headers.get('x-request-id') ?? '',
  };
  return new ApiError(response.status, { ...unsaid, ...partsOf(body) }, retryAfter);
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
