/** What kind of refusal this is. The HTTP filter maps it to a status; domain code knows no HTTP. */
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
  /** One readable sentence for the person at the screen. */
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

  /** The same refusal, its sentence under a field of the form too. */
  at(field: string): DomainError {
    const { code, kind, message, cause } = this;
    return new DomainError(code, { kind, message }, { fields: { [field]: message }, cause });
  }
}

/** Turns a table of definitions into a constructor that only accepts the table's codes. */
export function defineErrors<Code extends string>(table: Record<Code, ErrorDefinition>) {
  return (code: Code, details?: ErrorDetails): DomainError => new DomainError(code, table[code], details);
}
