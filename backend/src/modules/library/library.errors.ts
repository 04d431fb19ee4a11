import { defineErrors } from '../../platform/errors/errors.ts';

export const libraryError = defineErrors({
  UNKNOWN_EXERCISE: { kind: 'not-found', message: 'There is no such exercise.' },
  STALE_EXERCISE: { kind: 'conflict', message: 'Somebody else has saved this exercise meanwhile.' },
  EXERCISE_NAME_TAKEN: { kind: 'conflict', message: 'There is an exercise of this name already.' },
  NOT_SHIPPED: { kind: 'conflict', message: 'There is no shipped one to go back to.' },
  CANNOT_MERGE: {
    kind: 'conflict',
    message: 'One of the two is merged already. Please choose another, or show it again first.',
  },
  UNKNOWN_TEMPLATE: { kind: 'not-found', message: 'There is no such template.' },
  STALE_TEMPLATE: { kind: 'conflict', message: 'Somebody else has saved this template meanwhile.' },
  EMPTY_TEMPLATE: { kind: 'invalid', message: 'A template has either training or food.' },
});
