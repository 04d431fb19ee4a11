import { expect, test } from 'vitest';
import { fieldChanges } from './changes.ts';

test('lists only the fields that differ, formatted', () => {
  const before = { _id: 'a', title: 'Old', featured: false, readTime: 4, tags: ['x'], cover_picture: null };
  const after = { _id: 'a', title: 'New', featured: true, readTime: 4, tags: ['x', 'y'], cover_picture: '' };
  expect(fieldChanges({ before, after })).toEqual([
    { field: 'Title', before: 'Old', after: 'New' },
    { field: 'Featured', before: 'no', after: 'yes' },
    { field: 'Tags', before: '[\n  "x"\n]', after: '[\n  "x",\n  "y"\n]' },
  ]);
});

test('lists the fields of created records without before, of deleted ones without after', () => {
  expect(fieldChanges({ before: null, after: { readTime: 0 } })).toEqual([
    { field: 'Read time', before: undefined, after: '0' },
  ]);
  expect(fieldChanges({ before: { title: 'Gone' }, after: null })).toEqual([
    { field: 'Title', before: 'Gone', after: undefined },
  ]);
});

test('distinguishes an emptied field from a missing one', () => {
  expect(fieldChanges({ before: { phone: '1' }, after: { phone: null } })[0]?.after).toBe('empty');
  expect(fieldChanges({ before: { phone: '1' }, after: {} })[0]?.after).toBeUndefined();
});

test('formats amounts in rupees', () => {
  const changes = { before: { refundable: 1_500_000 }, after: { refundable: 1_499_950, amount: 50 } };
  expect(fieldChanges(changes)).toEqual([
    { field: 'Refundable', before: '₹15,000', after: '₹14,999.50' },
    { field: 'Amount', before: undefined, after: '₹0.50' },
  ]);
});
