import { expect, it, test } from 'vitest';
import type { Plan } from '../api.ts';
import { inWords, shownText } from './plan-changes.ts';
import { bodyOf, isPublished } from './plan-document.ts';
import { formOf } from './plan-form.ts';

const plan: Plan = {
  _id: 'p1',
  version: 3,
  html: '<h2>Day 1</h2><p>Squat 4 × 5</p>',
  training: null,
  food: null,
  exercises: [],
  note: 'The first week is easy.',
  documentId: '0192d3b4-0000-7000-8000-000000000001',
  publishedBy: 'dev@example.com',
  publishedAt: '2026-11-28T10:00:00.000Z',
};

it('begins the next version with the newest text and its PDF, and a note of its own', () => {
  expect(formOf(plan)).toMatchObject({ html: plan.html, note: '', document: { id: plan.documentId } });
  expect(formOf(null)).toMatchObject({ html: '', document: null });
});

it('sends start and override only where they are given', () => {
  expect(bodyOf(formOf(plan), 3)).toEqual({
    version: 3,
    html: plan.html,
    training: null,
    food: null,
    note: '',
    documentId: plan.documentId,
  });
  expect(bodyOf({ ...formOf(null), startsOn: '2026-12-01', override: ' Walks only ' }, 0)).toMatchObject({
    startsOn: '2026-12-01',
    override: 'Walks only',
  });
});

it('knows that a form says what is published already', () => {
  expect(isPublished(formOf(plan), plan)).toBe(true);
  expect(isPublished({ ...formOf(plan), note: 'New' }, plan)).toBe(false);
  expect(isPublished({ ...formOf(plan), document: null }, plan)).toBe(false);
});

test('two versions are compared by their words, a paragraph a line', () => {
  expect(
    shownText('<h2>Day 1</h2><ul><li>Squat</li><li>Row</li></ul><img src="/x" alt="Squat, bottom">'),
  ).toBe('Day 1\nSquat\nRow\n[Picture: Squat, bottom]');
  expect(inWords(null, 'document', formOf(null))).toBe('');
  expect(inWords({ id: '1', name: 'week.pdf' }, 'document', formOf(null))).toBe('week.pdf');
});
