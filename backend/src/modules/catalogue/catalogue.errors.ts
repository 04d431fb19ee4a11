import { defineErrors } from '../../platform/errors/errors.ts';

export const catalogueError = defineErrors({
  UNKNOWN_PLAN: { kind: 'invalid', message: 'There is no such plan. Please choose one of the plans shown.' },
  OFFER_UNKNOWN: { kind: 'invalid', message: 'This code is not valid. Please check the spelling.' },
  OFFER_EXPIRED: { kind: 'conflict', message: 'This code is no longer valid.' },
  OFFER_NOT_YET: { kind: 'conflict', message: 'This code is not valid yet.' },
  OFFER_USED_UP: { kind: 'conflict', message: 'This code has reached its limit of uses.' },
  OFFER_NOT_FOR_PLAN: { kind: 'conflict', message: 'This code does not apply to this plan.' },
  OFFER_USED_BY_YOU: { kind: 'conflict', message: 'You have already used this code.' },
  OFFER_NOT_BETTER: {
    kind: 'conflict',
    message: 'The price is already lower than it would be with this code.',
  },
  OFFER_CODE_TAKEN: { kind: 'conflict', message: 'An offer with this code already exists.' },
  OFFER_NOT_FOUND: { kind: 'not-found', message: 'There is no such offer.' },
  STALE_OFFER: { kind: 'conflict', message: 'Someone else saved this offer while you were editing.' },
  STALE_PLANS: { kind: 'conflict', message: 'Someone else published plans while you were editing.' },
  PLAN_ORDERED: {
    kind: 'conflict',
    message: 'This plan has orders. Hide it instead of removing it.',
  },
  UNKNOWN_REVISION: { kind: 'not-found', message: 'There is no such revision.' },
});
