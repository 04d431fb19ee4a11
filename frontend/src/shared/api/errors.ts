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

/** A failed call. `message` is a sentence for readers, `code` is stable. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  /** HTTP status; 0 without an answer. */
  readonly status: number;
  readonly code: string;
  readonly requestId: string;
  /** Messages by input, with keys such as "user.age". */
  readonly fields: Readonly<Record<string, string>> | undefined;
  /** Retry-After in seconds. */
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

/** The message to show for an error. @param otherwise for errors that are not ApiErrors, whose messages are for developers */
export function messageOf(error: unknown, otherwise = words.unknown): string {
  return error instanceof ApiError ? error.message : otherwise;
}

/** The known fields of an error body. A proxy may send only a sentence. */
function knownFieldsOf(value: unknown): Partial<ErrorBody> {
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

/** The error of a failed response, which may come from a proxy. */
export function errorFromResponse(response: Response, body: unknown): ApiError {
  const wait = Number(response.headers.get('retry-after'));
  const retryAfter = Number.isFinite(wait) && wait > 0 ? wait : undefined;
  const defaults = {
    code: response.status >= 500 ? 'SERVER_ERROR' : 'REQUEST_FAILED',
    message: words.unknown,
    requestId: response.headers.get('x-request-id') ?? '',
  };
  return new ApiError(response.status, { ...defaults, ...knownFieldsOf(body) }, retryAfter);
}

export function unreachable(): ApiError {
  const offline = typeof navigator !== 'undefined' && navigator.onLine === false;
  return new ApiError(0, {
    code: offline ? 'OFFLINE' : 'UNREACHABLE',
    message: offline ? words.offline : words.unreachable,
    requestId: '',
  });
}
