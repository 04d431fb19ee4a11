/** An answer in Razorpay's error shape. */
export class ApiError extends Error {
  override name = 'ApiError';
  readonly statusCode: number;
  readonly code: string;
  readonly field: string | undefined;

  constructor(description: string, options: { statusCode?: number; code?: string; field?: string } = {}) {
    super(description);
    this.statusCode = options.statusCode ?? 400;
    this.code = options.code ?? (this.statusCode >= 500 ? 'SERVER_ERROR' : 'BAD_REQUEST_ERROR');
    this.field = options.field;
  }
}

/** The body Razorpay sends with an error. */
export function errorBody(error: { message: string; code: string; field?: string | undefined }): object {
  return {
    error: {
      code: error.code,
      description: error.message,
      source: 'business',
      step: 'payment_initiation',
      reason: error.code === 'SERVER_ERROR' ? 'server_error' : 'input_validation_failed',
      metadata: {},
      ...(error.field === undefined ? {} : { field: error.field }),
    },
  };
}

export function missing(): never {
  throw new ApiError('The id provided does not exist');
}
