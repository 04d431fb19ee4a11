import { StandardSchemaValidationPipe } from '@nestjs/common';
import type { StandardSchemaV1 } from '@standard-schema/spec';
import type { z } from 'zod';
import { validationFailed } from '../../errors/platform-errors.ts';

/** Validates every `@Body/@Query/@Param({ schema })` at the edge; fields are named by their path. */
export function validationPipe(): StandardSchemaValidationPipe {
  return new StandardSchemaValidationPipe({
    exceptionFactory: (issues) => validationFailed(fieldsOf(issues)),
  });
}

/** The most fields that one answer names. */
const MAX_FIELDS = 50;

/**
 * For guards, which Nest asks before its pipes.
 * @throws DomainError `VALIDATION_FAILED`, as the pipe does
 */
export function validated<Schema extends z.ZodType>(schema: Schema, value: unknown): z.infer<Schema> {
  const parsed = schema.safeParse(value);
  if (!parsed.success) throw validationFailed(fieldsOf(parsed.error.issues));
  return parsed.data;
}

/** Field path (`user.age`) to the first thing that is wrong with it, of the first fields. */
export function fieldsOf(issues: readonly StandardSchemaV1.Issue[]): Record<string, string> {
  const fields: Record<string, string> = {};
  for (const issue of issues.slice(0, MAX_FIELDS)) {
    const path = (issue.path ?? [])
      .map((part) => String(typeof part === 'object' ? part.key : part))
      .join('.');
    fields[path || 'body'] ??= issue.message;
  }
  return fields;
}
