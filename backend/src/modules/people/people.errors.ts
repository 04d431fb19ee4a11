import { defineErrors } from '../../platform/errors/domain-error.ts';

export const peopleError = defineErrors({
  UNKNOWN_PERSON: { kind: 'not-found', message: 'There is no such person.' },
  NO_ACCOUNT: { kind: 'conflict', message: 'This person has no account.' },
  OWN_ACCOUNT: { kind: 'conflict', message: 'You cannot deactivate your own account.' },
});
