import { expect, test } from 'vitest';
import type { StoryView } from '../../content.ts';
import { storyKind } from './story-kind.ts';

const asked = (values: Record<string, string>, view: Partial<StoryView> | null = null) =>
  storyKind.ask?.({ ...storyKind.empty, ...values }, view as StoryView | null)?.title;
const question = 'Date of consent';

test('a story becomes public without a consent date only after a question', () => {
  expect(asked({ status: 'published' })).toBe(question);
  expect(asked({ status: 'published' }, { status: 'draft', consentDate: null })).toBe(question);
  expect(asked({ status: 'published' }, { status: 'published', consentDate: '2026-10-01' })).toBe(question);
});

test('nothing is asked of a draft, a dated story, or one that is public as it is', () => {
  expect(asked({ status: 'draft' })).toBeUndefined();
  expect(asked({ status: 'published', consentDate: '2026-10-01' })).toBeUndefined();
  expect(asked({ status: 'published' }, { status: 'published', consentDate: null })).toBeUndefined();
});
