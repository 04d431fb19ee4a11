import { defineErrors } from '../../../platform/errors/domain-error.ts';

export const peopleError = defineErrors({
  UNKNOWN_PERSON: { kind: 'not-found', message: 'There is no such person.' },
  NO_ACCOUNT: { kind: 'conflict', message: 'This person has no account.' },
  OWN_SECOND_FACTOR: {
    kind: 'conflict',
    message: 'Your own two-step sign-in is set up on your profile.',
  },
  SET_UP_FIRST: {
    kind: 'conflict',
    message:
      'Please set up two-step sign-in for yourself on your profile first, or you would lock yourself out.',
  },
  OWN_ACCOUNT: { kind: 'conflict', message: 'You cannot deactivate your own account.' },
});
