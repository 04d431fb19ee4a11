import { StandardSchemaValidationPipe } from '@nestjs/common';
import type { StandardSchemaV1 } from '@standard-schema/spec';
import { platformError } from '../errors/platform-errors.ts';

/** Validates every `@Body/@Query/@Param({ schema })` at the edge; fields are named by their path. */
export function validationPipe(): StandardSchemaValidationPipe {
  return new StandardSchemaValidationPipe({
    exceptionFactory: (issues) => platformError('VALIDATION_FAILED', { fields: fieldsOf(issues) }),
  });
}

/** Field path (`user.age`) to the first thing that is wrong with it. */
export function fieldsOf(issues: readonly StandardSchemaV1.Issue[]): Record<string, string> {
  const fields: Record<string, string> = {};
  for (const issue of issues) {
    const path = (issue.path ?? [])
      .map((part) => String(typeof part === 'object' ? part.key : part))
      .join('.');
    fields[path || 'body'] ??= issue.message;
  }
  return fields;
}
