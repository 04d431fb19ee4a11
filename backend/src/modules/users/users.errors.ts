import { defineErrors } from '../../platform/errors/errors.ts';

export const usersError = defineErrors({
  UNKNOWN_ACCOUNT: { kind: 'not-found', message: 'There is no such account.' },
  LAST_OWNER: {
    kind: 'conflict',
    message: 'The business needs an owner. Please make someone else an owner first.',
  },
  NAMED_OWNER: {
    kind: 'conflict',
    message: 'This address is set on the server (ADMIN_EMAIL) and is always an owner.',
  },
  NOT_VERIFIED: {
    kind: 'conflict',
    message: 'This person has not verified their email yet. Please send them an invitation instead.',
  },
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
