import { defineErrors } from './domain-error.ts';

/** Codes every part of the API may answer with. */
export const platformError = defineErrors({
  VALIDATION_FAILED: { kind: 'invalid', message: 'Please check the highlighted fields.' },
  UNAUTHENTICATED: { kind: 'unauthenticated', message: 'Please sign in to continue.' },
  FORBIDDEN: { kind: 'forbidden', message: 'Access denied' },
  NOT_FOUND: { kind: 'not-found', message: 'There is nothing at this address.' },
  PAGE_TOO_DEEP: {
    kind: 'invalid',
    message: 'This list cannot be shown that far back. Please narrow it down, by dates for example.',
  },
  BAD_FORM: { kind: 'invalid', message: 'The form did not arrive whole. Please send it again.' },
  RATE_LIMITED: { kind: 'rate-limited', message: 'Too many requests. Please wait a moment and try again.' },
});
