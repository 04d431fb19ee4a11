import { StandardSchemaValidationPipe } from '@nestjs/common';
import type { StandardSchemaV1 } from '@standard-schema/spec';
import { validationFailed } from '../errors/platform-errors.ts';

/** Validates every `@Body/@Query/@Param({ schema })` at the edge; fields are named by their path. */
export function validationPipe(): StandardSchemaValidationPipe {
  return new StandardSchemaValidationPipe({
    exceptionFactory: (issues) => validationFailed(fieldsOf(issues)),
  });
}

/** Enough for any form; a list of 100,000 may be wrong in every one of them. */
const MOST_FIELDS = 50;

/** Field path (`user.age`) to the first thing that is wrong with it, of the first fields. */
export function fieldsOf(issues: readonly StandardSchemaV1.Issue[]): Record<string, string> {
  const fields: Record<string, string> = {};
  for (const issue of issues.slice(0, MOST_FIELDS)) {
    const path = (issue.path ?? [])
      .map((part) => String(typeof part === 'object' ? part.key : part))
      .join('.');
    fields[path || 'body'] ??= issue.message;
  }
  return fields;
}
