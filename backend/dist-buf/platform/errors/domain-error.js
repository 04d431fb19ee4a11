/** A refusal with a stable `code` that clients may switch on. */
export class DomainError extends Error {
    code;
    name = 'DomainError';
    kind;
    fields;
    retryAfterSeconds;
    constructor(code, definition, details = {}) {
        super(details.message ?? definition.message, { cause: details.cause });
        this.code = code;
        this.kind = definition.kind;
        this.fields = details.fields;
        this.retryAfterSeconds = details.retryAfterSeconds;
    }
    /** The same refusal, its sentence under a field of the form too. */
    at(field) {
        const { code, kind, message, cause } = this;
        return new DomainError(code, { kind, message }, { fields: { [field]: message }, cause });
    }
}
/** Turns a table of definitions into a constructor that only accepts the table's codes. */
export function defineErrors(table) {
    return (code, details) => new DomainError(code, table[code], details);
}
//# sourceMappingURL=domain-error.js.map