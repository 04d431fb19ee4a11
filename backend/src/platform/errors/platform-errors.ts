import { defineErrors, type DomainError } from './domain-error.ts';

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
 * A form that is not taken. Its sentence is the first field's own; `fields` carries all.
 * @param fields field path (`user.age`) to sentence, in the order of the form; at least one
 */
export function validationFailed(fields: Readonly<Record<string, string>>): DomainError {
  const [message] = Object.values(fields);
  return platformError('VALIDATION_FAILED', { message, fields });
}
