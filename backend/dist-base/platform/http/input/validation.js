import { StandardSchemaValidationPipe } from '@nestjs/common';
import { validationFailed } from '../../errors/platform-errors.js';
/** Validates every `@Body/@Query/@Param({ schema })` at the edge; fields are named by their path. */
export function validationPipe() {
    return new StandardSchemaValidationPipe({
        exceptionFactory: (issues) => validationFailed(fieldsOf(issues)),
    });
}
/** Enough for any form; a list of 100,000 may be wrong in every one of them. */
const MAX_FIELDS = 50;
/**
 * For guards, which Nest asks before its pipes.
 * @throws DomainError `VALIDATION_FAILED`, as the pipe does
 */
export function validated(schema, value) {
    const parsed = schema.safeParse(value);
    if (!parsed.success)
        throw validationFailed(fieldsOf(parsed.error.issues));
    return parsed.data;
}
/** Field path (`user.age`) to the first thing that is wrong with it, of the first fields. */
export function fieldsOf(issues) {
    const fields = {};
    for (const issue of issues.slice(0, MAX_FIELDS)) {
        const path = (issue.path ?? [])
            .map((part) => String(typeof part === 'object' ? part.key : part))
            .join('.');
        fields[path || 'body'] ??= issue.message;
    }
    return fields;
}
//# sourceMappingURL=validation.js.map