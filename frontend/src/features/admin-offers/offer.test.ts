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

it('is read back as it was', () => {
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
])('says what is wrong with %j', (change, field) => {
  expect(Object.keys(offerProblems({ ...formOf(offer), ...change }))).toEqual([field]);
});

describe('how an offer stands', () => {
  it.each([
    [{}, '2026-11-22', 'running'],
    [{}, '2026-10-31', 'scheduled'],
    [{}, '2026-12-01', 'ended'],
    [{ active: false }, '2026-11-22', 'paused'],
    [{ used: 50 }, '2026-11-22', 'used up'],
  ])('%j on %s: %s', (change, day, state) => {
    expect(stateOf({ ...offer, ...change }, day)).toBe(state);
  });

  it('says what it takes off', () => {
    expect(takenOff(offer)).toBe('₹1,500.50 off');
    expect(takenOff({ ...offer, percent: 10 })).toBe('10% off');
  });
});
