import { describe, expect, it } from '@jest/globals';
import type { Offering } from '../../catalogue/catalogue.domain.ts';
import {
  checkoutNotes,
  checkParticipants,
  type Participant,
  purchaseFingerprint,
} from './purchase.domain.ts';

const priya: Participant = {
  name: 'Priya',
  email: 'priya@example.com',
  phone: null,
  age: 29,
  gender: 'female',
};
const offering: Offering = {
  id: 'plan-1',
  trainingType: 'buddy',
  kindName: 'Buddy',
  people: 2,
  duration: 6,
  price: 4_700_000,
  listPrice: 4_700_000,
  originalPrice: 8_000_000,
  discountPercent: 41,
  mostChosen: false,
  visible: true,
  sale: null,
};
const charge = { amount: 4_650_000, discount: 50_000, offer: { id: 'offer-1', name: 'MONSOON' } };

function codeOf(action: () => unknown): string | undefined {
  try {
    action();
    return undefined;
  } catch (error) {
    return (error as { code?: string }).code;
  }
}

describe('purchase details', () => {
  it.each(['name', 'email', 'age', 'gender'] as const)('needs a %s', (field) => {
    const user = { ...priya, [field]: undefined };
    expect(codeOf(() => checkParticipants(1, user, undefined))).toBe('MISSING_DETAILS');
    expect(codeOf(() => checkParticipants(2, priya, user))).toBe('MISSING_BUDDY_DETAILS');
  });

  it('report each missing field as required, and no other', () => {
    const fieldsOf = (user: object) => {
      try {
        checkParticipants(1, user, undefined);
        return undefined;
      } catch (error) {
        return (error as { fields?: object }).fields;
      }
    };
    expect(fieldsOf({ ...priya, email: '', gender: undefined })).toEqual({
      'user.email': 'This is required',
      'user.gender': 'This is required',
    });
    expect(fieldsOf({ ...priya, age: 81 })).toEqual({ 'user.age': 'Age must be between 16 and 80' });
  });

  it.each([
    ['+919000000000', '+919000000000'],
    ['', null],
    [undefined, null],
  ])('keep the phone %j as %j', (phone, kept) => {
    expect(checkParticipants(1, { ...priya, phone: phone! }, undefined).user.phone).toBe(kept);
  });

  it('need no phone, and no buddy for an individual plan', () => {
    expect(checkParticipants(1, priya, undefined)).toEqual({ user: priya, buddy: null });
  });

  it.each([
    [15, 'AGE_OUT_OF_RANGE'],
    [16, undefined],
    [80, undefined],
    [81, 'AGE_OUT_OF_RANGE'],
    [-1, 'AGE_OUT_OF_RANGE'],
  ])('age %i: %s', (age, code) => {
    expect(codeOf(() => checkParticipants(1, { ...priya, age }, undefined))).toBe(code);
    expect(codeOf(() => checkParticipants(2, priya, { ...priya, age }))).toBe(code);
  });

  it('have one fingerprint per content', () => {
    const purchase = {
      priceList: 'training-programs' as const,
      offering,
      user: priya,
      buddy: priya,
      billing: null,
      renewsId: null,
    };
    expect(purchaseFingerprint(purchase)).toBe(purchaseFingerprint(structuredClone(purchase)));
    for (const other of [
      { ...purchase, user: { ...priya, age: 30 } },
      { ...purchase, buddy: null },
      { ...purchase, priceList: 'simple-payment' as const },
      { ...purchase, offering: { ...offering, duration: 3 } },
      { ...purchase, billing: { state: '29', gstin: null } },
      { ...purchase, billing: { state: '29', gstin: '29AAGCB7383J1Z4' } },
    ]) {
      expect(purchaseFingerprint(other)).not.toBe(purchaseFingerprint(purchase));
    }
  });

  it("keep Razorpay's notes within 256 characters and valid as JSON", () => {
    const long = { ...priya, name: '"'.repeat(120), email: `${'a'.repeat(240)}@example.com` };
    const notes = checkoutNotes('id', {
      priceList: 'training-programs',
      offering,
      charge,
      user: long,
      buddy: priya,
      billing: null,
      renewsId: null,
    });
    for (const value of Object.values(notes)) expect(value.length).toBeLessThanOrEqual(256);
    expect(JSON.parse(notes.user_details)).toHaveProperty('name');
    expect(JSON.parse(notes.buddy_details)).toEqual(priya);
    expect(notes).toMatchObject({ training_type: 'buddy', duration: '6', amount: '46500' });
  });

  it('shorten a note no more than needed', () => {
    const noteOf = (user: Participant) =>
      checkoutNotes('id', {
        priceList: 'training-programs',
        offering,
        charge,
        user,
        buddy: null,
        billing: null,
        renewsId: null,
      }).user_details;
    const room = 256 - JSON.stringify({ ...priya, name: '' }).length;
    const fits = { ...priya, name: 'n'.repeat(room) };
    expect(JSON.parse(noteOf(fits))).toEqual(fits);
    const wide = { ...priya, name: 'n'.repeat(room + 1) };
    expect(JSON.parse(noteOf(wide))).toEqual({ ...priya, name: 'n'.repeat(40) });
    const far = { ...wide, email: `${'a'.repeat(240)}@example.com` };
    expect(JSON.parse(noteOf(far))).toEqual({ ...priya, name: 'n'.repeat(40), email: 'a'.repeat(90) });
    // Each quote takes two letters in JSON, so a halved text is still too long.
    const quotes = { ...far, name: '"'.repeat(120), email: '"'.repeat(200) };
    expect(JSON.parse(noteOf(quotes))).toEqual({ name: '"'.repeat(20) });
    const edge = 256 - JSON.stringify({ ...priya, name: '"'.repeat(40), email: '' }).length;
    const brim = { ...quotes, email: `${'"'.repeat(edge - 90)}${'a'.repeat(300)}` };
    expect(noteOf(brim)).toHaveLength(256);
  });
});
