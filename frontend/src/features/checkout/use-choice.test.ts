import { afterEach, describe, expect, it } from 'vitest';
import { saveChoice } from './draft.ts';
import { initialChoice } from './use-choice.ts';

function place(search = '', state: unknown = null) {
  return { pathname: '/simple-payment', search, hash: '', state, key: 'k1' };
}

afterEach(() => sessionStorage.clear());

describe('the initial plan', () => {
  it.each([
    ['nothing', place(), { trainingType: 'individual', duration: 3 }],
    [
      'the route state of home',
      place('', { mode: 'buddy', duration: 6 }),
      { trainingType: 'buddy', duration: 6 },
    ],
    ['a route state with `type`', place('', { type: 'buddy' }), { trainingType: 'buddy', duration: 3 }],
    ['the address', place('?type=buddy&duration=12'), { trainingType: 'buddy', duration: 12 }],
    [
      'nonsense',
      place('?type=Family!&duration=7.5', { mode: 1, duration: {} }),
      { trainingType: 'individual', duration: 3 },
    ],
    ['a state that is no object', place('', 'buddy'), { trainingType: 'individual', duration: 3 }],
  ])('reads %s', (_name, location, choice) => {
    expect(initialChoice(location)).toEqual(choice);
  });

  it('is restored when returning to the same history entry', () => {
    const location = place('?type=buddy');
    saveChoice({ trainingType: 'individual', duration: 12, place: 'k1 /simple-payment?type=buddy' });
    expect(initialChoice(location)).toEqual({ trainingType: 'individual', duration: 12 });
  });

  it('is the requested one at a new entry, otherwise the last one', () => {
    saveChoice({ trainingType: 'buddy', duration: 12, place: 'k0 /training-programs' });
    expect(initialChoice(place())).toEqual({ trainingType: 'buddy', duration: 12 });
    expect(initialChoice(place('', { duration: 6 }))).toEqual({ trainingType: 'buddy', duration: 6 });
  });
});
