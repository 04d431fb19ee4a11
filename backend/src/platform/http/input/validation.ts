import { z } from 'zod';
import { StandardSchemaValidationPipe } from '@nestjs/common';
import type { StandardSchemaV1 } from '@standard-schema/spec';
import { validationFailed } from '../../errors/errors.ts';

const IN_WORDS: Partial<Record<string, string>> = {
  email: 'Please enter a valid email',
  url: 'Please enter a full address, with https://',
  date: 'Please use a date such as 2026-11-21',
  datetime: 'Please use a date and time such as 2026-11-21T10:00:00Z',
  base64: 'This file was not received completely',
};

const TYPES: Partial<Record<string, string>> = {
  string: 'Please enter text',
  number: 'Please enter a number',
  int: 'Please enter a whole number',
  boolean: 'Please answer true or false',
  array: 'Please send a list',
};

const NOT_VALID = 'This is not valid';

/** Sentences for rules without a message of their own, in place of the library's "Too big: expected number …". */
export const validationMessage: z.core.$ZodErrorMap = (issue) => {
  switch (issue.code) {
    case 'invalid_type':
      if (issue.input === undefined || issue.input === null) return 'This is required';
      return TYPES[issue.expected] ?? NOT_VALID;
    case 'too_small':
      if (issue.origin === 'string') {
        return Number(issue.minimum) <= 1 ? 'This is required' : `At least ${issue.minimum} characters`;
      }
      if (issue.origin === 'array') return `At least ${inDigits(issue.minimum)}`;
      return issue.inclusive === false
        ? `Please enter more than ${inDigits(issue.minimum)}`
        : `Please enter ${inDigits(issue.minimum)} or more`;
    case 'too_big':
      if (issue.origin === 'string') return `At most ${inDigits(issue.maximum)} characters`;
      if (issue.origin === 'array') return `At most ${inDigits(issue.maximum)}`;
      return `Please enter ${inDigits(issue.maximum)} or less`;
    case 'invalid_value':
      return `Please choose one of: ${issue.values.map((value) => String(value) || 'nothing').join(', ')}`;
    case 'invalid_format':
      return IN_WORDS[issue.format] ?? NOT_VALID;
    default:
      return NOT_VALID;
  }
};

function inDigits(bound: number | bigint): string {
  return bound.toLocaleString('en-IN');
}

/** Validates every `@Body/@Query/@Param({ schema })` at the edge; fields are named by their path. */
export function validationPipe(): StandardSchemaValidationPipe {
  return new StandardSchemaValidationPipe({
    exceptionFactory: (issues) => validationFailed(fieldsOf(issues)),
  });
}

/** Limit of named fields per answer. */
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

/** First problem of each field by path (`user.age`), up to the limit. */
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
