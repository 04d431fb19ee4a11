import type { Sex, TargetGoal } from '@ironbloom/brand/food-targets';
import type { ClientFood } from './api.ts';

/** The formula knows two constants; for everybody else it takes their mean. */
export const sexOf = ({ body: { sex } }: ClientFood): Sex =>
  sex === 'male' || sex === 'female' ? sex : 'other';

export const goalOf = ({ answers }: ClientFood): TargetGoal => {
  const { goal } = answers;
  return goal === 'lose-fat' || goal === 'build-muscle' ? goal : 'other';
};

/** "-15%" of a share. */
export const percent = (share: number): string => `${share > 0 ? '+' : ''}${Math.round(share * 100)}%`;
