import { describe, expect, it } from 'vitest';
import { draftOf, formOf, type Offer, offerProblems, stateOf, takenOff } from './offer.ts';

const offer: Offer = {
  _id: 'o',
  code: 'MONSOON',
  name: 'Monsoon',
  percent: null,
  amount: 150_050,
  startsOn: '2026-11-01',
  endsOn: '2026-11-30',
  planIds: ['a', 'b'],
  maxUses: 50,
  maxUsesPerEmail: null,
  firstPurchaseOnly: true,
  active: true,
  version: 1,
  createdAt: '2026-11-01T00:00:00.000Z',
  updatedAt: '2026-11-01T00:00:00.000Z',
  used: 0,
  held: 0,
  given: 0,
};

it('returns the values it was made of', () => {
  const { code, name, percent, amount, startsOn, endsOn, planIds, ...rest } = draftOf(formOf(offer));
  expect({ ...offer, code, name, percent, amount, startsOn, endsOn, planIds, ...rest }).toEqual(offer);
  expect(offerProblems(formOf(offer))).toEqual({});
  expect(draftOf({ ...formOf(offer), kind: 'sale' }).code).toBeNull();
});

it.each([
  [{ code: ' ' }, 'code'],
  [{ name: '' }, 'name'],
  [{ off: 'percent', percent: '101' }, 'percent'],
  [{ amount: 'much' }, 'amount'],
  [{ kind: 'sale', endsOn: '' }, 'endsOn'],
  [{ endsOn: '2026-10-31' }, 'endsOn'],
  [{ planIds: '' }, 'planIds'],
  [{ maxUses: '1.5' }, 'maxUses'],
])('reports the error of %j', (change, field) => {
  expect(Object.keys(offerProblems({ ...formOf(offer), ...change }))).toEqual([field]);
});

describe('the state of an offer', () => {
  it.each([
    [{}, '2026-11-22', 'running'],
    [{}, '2026-10-31', 'scheduled'],
    [{}, '2026-12-01', 'ended'],
    [{ active: false }, '2026-11-22', 'paused'],
    [{ used: 50 }, '2026-11-22', 'used up'],
  ])('of %j on %s is %s', (change, day, state) => {
    expect(stateOf({ ...offer, ...change }, day)).toBe(state);
  });

  it('describes the discount', () => {
    expect(takenOff(offer)).toBe('₹1,500.50 off');
    expect(takenOff({ ...offer, percent: 10 })).toBe('10% off');
  });
});
