import { describe, expect, it } from 'vitest';
import { missingDetails, words } from './schema.ts';
import type { PersonInput } from './person.ts';
import { checkout } from './schema.ts';

const complete: PersonInput = {
  name: 'Priya Example',
  email: 'priya@example.com',
  phone: '',
  age: '30',
  gender: 'female',
};
const empty: PersonInput = { name: '', email: '', phone: '', age: '', gender: '' };

/** Messages by field, or null if valid. */
function problems(user: Partial<PersonInput>, buddy?: Partial<PersonInput>): Record<string, string> | null {
  const people = buddy ? '2' : '1';
  const input = { people, user: { ...complete, ...user }, buddy: { ...complete, ...buddy } };
  const result = checkout.safeParse(input);
  if (result.success) return null;
  return Object.fromEntries(result.error.issues.map((issue) => [issue.path.join('.'), issue.message]));
}

describe('the details of a purchase', () => {
  it.each([
    ['15', words.age],
    ['16', null],
    ['80', null],
    ['81', words.age],
    ['-20', words.age],
    ['17.5', 'Age must be a whole number'],
    ['', 'Enter the age in years'],
    ['  ', 'Enter the age in years'],
    ['abc', 'Age must be a number'],
  ])('age %j: %s', (age, message) => {
    expect(problems({ age })).toEqual(message === null ? null : { 'user.age': message });
  });

  it.each([
    ['name', 'Enter the full name'],
    ['email', 'Enter the email address'],
    ['age', 'Enter the age in years'],
    ['gender', 'Choose one'],
  ] as const)('%s is required', (field, message) => {
    expect(problems({ [field]: '' })).toEqual({ [`user.${field}`]: message });
  });

  it.each(['male', 'female', 'non-binary', 'prefer-not-to-say'])('accepts gender %s', (gender) => {
    expect(problems({ gender })).toBeNull();
  });

  it.each(['nobody', 'a@b', 'a b@example.com', '@example.com'])('refuses email %j', (email) => {
    expect(problems({ email })).toEqual({ 'user.email': 'Please enter a valid email' });
  });

  it.each([
    [undefined, null],
    [{ state: '27', gstin: '' }, null],
    [{ state: '27', gstin: ' 27aapfu 0939f1zv ' }, null],
    [{ state: '27', gstin: '\u200b27AAPFU\u00a00939F1ZV\u2060' }, null],
    [{ state: '', gstin: '' }, { 'billing.state': 'Choose your state' }],
    [{ state: '25', gstin: '' }, { 'billing.state': 'Choose your state' }],
    [
      { state: '27', gstin: '27AAPFU0939F1Z' },
      { 'billing.gstin': 'Enter the 15 letters and digits, or leave it empty' },
    ],
  ])('parses the tax details %j to %j', (billing, expected) => {
    const result = checkout.safeParse({ people: '1', user: complete, ...(billing && { billing }) });
    const found = result.error?.issues.map((issue) => [issue.path.join('.'), issue.message]);
    expect(found ? Object.fromEntries(found) : null).toEqual(expected);
  });

  it("requires the buddy's details only for two people", () => {
    const input = { people: '1', user: complete, buddy: empty };
    expect(checkout.safeParse(input).success).toBe(true);
    expect(problems({}, empty)).toEqual({
      'buddy.name': 'Enter the full name',
      'buddy.email': 'Enter the email address',
      'buddy.age': 'Enter the age in years',
      'buddy.gender': 'Choose one',
    });
    expect(problems({}, { age: '81' })).toEqual({ 'buddy.age': words.age });
  });

  it('returns trimmed values', () => {
    const user = { ...complete, name: '  Priya ', phone: '90000 00000' };
    expect(checkout.parse({ people: '1', user, buddy: empty })).toEqual({
      user: { name: 'Priya', email: complete.email, phone: '90000 00000', age: 30, gender: 'female' },
    });
  });
});

describe('a phone number', () => {
  it.each([
    '9000000000',
    '90000 00000',
    '+91 90000-00000',
    '+44 20 7183 8750',
    '(080) 4000 0000',
    '\u202a98765\u00a043210\u202c',
    '',
  ])('accepts %j', (phone) => {
    expect(problems({ phone })).toBeNull();
  });

  it.each(['12345', 'call me', '+', '1234567890123456'])('refuses %j', (phone) => {
    expect(problems({ phone })).toEqual({ 'user.phone': words.phone });
  });
});

describe('the message for missing details (pay-6)', () => {
  it.each([
    [{ user: empty, buddy: empty }, 2, words.missing],
    [{ user: { ...complete, gender: '' }, buddy: complete }, 1, words.missing],
    [{ user: complete, buddy: { ...complete, name: ' ' } }, 2, words.missingBuddy],
    [{ user: complete, buddy: empty }, 1, undefined],
    [{ user: complete }, 2, words.missingBuddy],
    [{ user: { ...complete, name: '\u200D\u3164' } }, 1, words.missing],
    [{ user: complete, buddy: complete }, 2, undefined],
  ] as const)('names the missing details of case %#', (input, people, sentence) => {
    expect(missingDetails(input, people)).toBe(sentence);
  });

  it('has the exact texts', () => {
    expect(words.missing).toBe('Please fill in all required details (name, email, age, gender)');
    expect(words.missingBuddy).toBe('Please fill in all buddy details (name, email, age, gender)');
  });
});
