import { defineErrors } from '../../platform/errors/domain-error.ts';

export const contactError = defineErrors({
  UNKNOWN_MESSAGE: { kind: 'not-found', message: 'There is no such message.' },
});
