import { defineErrors } from './domain-error.ts';

/** Codes every part of the API may answer with. */
export const platformError = defineErrors({
  VALIDATION_FAILED: { kind: 'invalid', message: 'Please check the highlighted fields.' },
  UNAUTHENTICATED: { kind: 'unauthenticated', message: 'Please sign in to continue.' },
  FORBIDDEN: { kind: 'forbidden', message: 'Access denied' },
  NOT_FOUND: { kind: 'not-found', message: 'There is nothing at this address.' },
  PAGE_TOO_DEEP: {
    kind: 'invalid',
    message: 'Only the newest 10,000 entries can be paged through like this. Please narrow the list down.',
  },
  BAD_FORM: { kind: 'invalid', message: 'The form did not arrive whole. Please send it again.' },
  RATE_LIMITED: { kind: 'rate-limited', message: 'Too many requests. Please wait a moment and try again.' },
});
