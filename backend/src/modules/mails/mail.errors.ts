import { defineErrors } from '../../platform/errors/errors.ts';

export const mailError = defineErrors({
  UNKNOWN_MAIL: { kind: 'not-found', message: 'There is no such mail.' },
  MAIL_NOT_FAILED: { kind: 'conflict', message: 'Only a mail that failed can be tried again.' },
  MAIL_WAS_SECRET: {
    kind: 'conflict',
    message: 'This mail contained a one-time code, which is not stored. The person can request a new code.',
  },
});
