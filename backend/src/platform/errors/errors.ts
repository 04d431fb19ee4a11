/** Kind of a refusal. The HTTP filter maps it to a status; domain code knows no HTTP. */
export type ErrorKind =
  | 'invalid'
  | 'unauthenticated'
  | 'forbidden'
  | 'not-found'
  | 'conflict'
  | 'rate-limited'
  | 'unavailable';

export interface ErrorDefinition {
  readonly kind: ErrorKind;
  /** One sentence for the user. */
  readonly message: string;
}

export interface ErrorDetails {
  readonly message?: string;
  /** Field path (`user.age`) to sentence. */
  readonly fields?: Readonly<Record<string, string>>;
  readonly retryAfterSeconds?: number;
  readonly cause?: unknown;
}

/** A refusal with a stable `code` that clients may switch on. */
export class DomainError extends Error {
  override readonly name = 'DomainError';
  readonly kind: ErrorKind;
  readonly fields: Readonly<Record<string, string>> | undefined;
  readonly retryAfterSeconds: number | undefined;

  constructor(
    readonly code: string,
    definition: ErrorDefinition,
    details: ErrorDetails = {},
  ) {
    super(details.message ?? definition.message, { cause: details.cause });
    this.kind = definition.kind;
    this.fields = details.fields;
    this.retryAfterSeconds = details.retryAfterSeconds;
  }

  /** The same refusal, with its message also at a field of the form. */
  at(field: string): DomainError {
    const { code, kind, message, cause } = this;
    return new DomainError(code, { kind, message }, { fields: { [field]: message }, cause });
  }
}

/** Turns a table of definitions into a constructor that only accepts the table's codes. */
export function defineErrors<Code extends string>(table: Record<Code, ErrorDefinition>) {
  return (code: Code, details?: ErrorDetails): DomainError => new DomainError(code, table[code], details);
}

/** Codes every part of the API may answer with. */
export const platformError = defineErrors({
  VALIDATION_FAILED: { kind: 'invalid', message: 'Please check the highlighted fields.' },
  UNAUTHENTICATED: { kind: 'unauthenticated', message: 'Please sign in to continue.' },
  FORBIDDEN: { kind: 'forbidden', message: 'Access denied' },
  SECOND_FACTOR_REQUIRED: {
    kind: 'forbidden',
    message: 'Your role requires two-step sign-in. Please set it up on your profile first.',
  },
  STRONGER_PASSWORD_REQUIRED: {
    kind: 'forbidden',
    message: 'Please choose a longer password on your profile first, or set up two-step sign-in.',
  },
  NOT_FOUND: { kind: 'not-found', message: 'There is nothing at this address.' },
  PAGE_TOO_DEEP: {
    kind: 'invalid',
    message: 'Please narrow the search: only the first 10,000 rows can be paged through.',
  },
  TOO_INTRICATE: { kind: 'invalid', message: 'This has too many entries for one request.' },
  OTHER_SITE: {
    kind: 'forbidden',
    message: 'This request came from another site. Please open our site and try again.',
  },
  BAD_FORM: { kind: 'invalid', message: 'The form was not received completely. Please send it again.' },
  BUSY: {
    kind: 'unavailable',
    message: 'The site is very busy at the moment. Please try again in a few seconds.',
  },
  TRY_LATER: {
    kind: 'unavailable',
    message: 'This is not possible at the moment. Please try again in a minute.',
  },
  RATE_LIMITED: { kind: 'rate-limited', message: 'Too many requests. Please wait a moment and try again.' },
});

/**
 * A refused form. The message is the first field's; `fields` has all.
 * @param fields field path (`user.age`) to message, in the order of the form; at least one
 */
export function validationFailed(fields: Readonly<Record<string, string>>): DomainError {
  const [message] = Object.values(fields);
  return platformError('VALIDATION_FAILED', { message, fields });
}
