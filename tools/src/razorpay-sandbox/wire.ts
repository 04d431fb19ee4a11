import { createHmac, randomInt, timingSafeEqual } from 'node:crypto';

/** Unix time in seconds. */
export const now = (): number => Math.floor(Date.now() / 1000);

const ALPHABET = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';

/** An id in Razorpay's form: a prefix and 14 letters or digits. */
export function newId(prefix: string): string {
  return `${prefix}_${Array.from({ length: 14 }, () => ALPHABET[randomInt(ALPHABET.length)]).join('')}`;
}

export function hmacHex(secret: string, text: string): string {
  return createHmac('sha256', secret).update(text).digest('hex');
}

/** Constant-time comparison. */
export function equalText(a: string, b: string): boolean {
  const [left, right] = [Buffer.from(a), Buffer.from(b)];
  return left.length === right.length && timingSafeEqual(left, right);
}

/** An answer with Razorpay's error body. */
export class ApiError extends Error {
  override name = 'ApiError';
  readonly statusCode: number;
  readonly field: string | undefined;

  constructor(
    description: string,
    { statusCode = 400, field }: { statusCode?: number; field?: string } = {},
  ) {
    super(description);
    this.statusCode = statusCode;
    this.field = field;
  }
}

/** Razorpay's error body. */
export function errorBody(statusCode: number, description: string, field?: string): object {
  const isOurs = statusCode >= 500;
  return {
    error: {
      code: isOurs ? 'SERVER_ERROR' : 'BAD_REQUEST_ERROR',
      description,
      source: 'business',
      step: 'payment_initiation',
      reason: isOurs ? 'server_error' : 'input_validation_failed',
      metadata: {},
      ...(field !== undefined && { field }),
    },
  };
}
