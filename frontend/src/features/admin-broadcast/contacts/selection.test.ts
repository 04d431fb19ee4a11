import { expect, test } from 'vitest';
import { isAddress } from './contact.ts';
import {
  selectedContacts,
  matchingContacts,
  manualProblem,
  emptySelection,
  withContacts,
  withSelected,
  type Selection,
} from './selection.ts';

const added = (emails: readonly string[]): Selection =>
  emails.reduce((all, email) => withContacts(all, [{ email, name: '' }]), emptySelection);

const ravi = [
  'ravi@example.com\u200b',
  '\u200eravi@example.com',
  '\u202aravi@example.com\u202c',
  'ravi@example.com',
  'ra\u00advi@example.com',
  'ravi@exa\u200dmple.com',
  '\u2060ravi@example.com',
  'ravi@example.com\u00a0',
  'ravi@example.com\ufeff',
];
const asha = [
  'asha@bücher.example',
  'asha@xn--bcher-kva.example',
  'asha@bu\u0308cher.example',
  'asha@ｂücher.example',
];

test.each([{ spellings: ravi }, { spellings: asha }])(
  'treats $spellings as one contact, shown as typed first',
  ({ spellings }) => {
    expect(spellings.every(isAddress)).toBe(true);
    expect(selectedContacts(added(spellings))).toEqual([{ email: spellings[0], name: '' }]);
  },
);

test('finds an address in another spelling', () => {
  const { contacts } = added(['asha@bücher.example', 'ravi@example.com']);
  for (const search of ['bücher', '@xn--bcher', 'asha@bu\u0308cher.ex', 'Asha＠']) {
    expect(matchingContacts(contacts, search)).toEqual([{ email: 'asha@bücher.example', name: '' }]);
  }
});

test.each(['.g@example.com', 'h@example..com', 'l@-example.com', 'c@example.com; d@example.com'])(
  'refuses %j as a manual contact',
  (email) => {
    expect(manualProblem(email)).toBe('Invalid email');
  },
);

test('selects what the search shows', () => {
  const all = withContacts(emptySelection, [
    { email: 'asha@example.com', name: 'Asha' },
    { email: 'ravi@example.com', name: 'Ravi' },
  ]);
  expect(selectedContacts(all)).toHaveLength(2);
  const without = withSelected(all, matchingContacts(all.contacts, 'RAVI'), false);
  expect(selectedContacts(without).map(({ name }) => name)).toEqual(['Asha']);
  const again = withContacts(without, [{ email: 'RAVI@example.com', name: 'Twice' }]);
  expect(again.contacts).toHaveLength(2);
  expect(selectedContacts(again)).toHaveLength(2);
});

test('validates a manual contact', () => {
  expect(manualProblem('  ')).toBe('Please enter an email');
  expect(manualProblem('a@b')).toBe('Invalid email');
  expect(manualProblem(' a@b.in ')).toBeUndefined();
});
