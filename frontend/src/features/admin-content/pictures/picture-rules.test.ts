import { expect, test } from 'vitest';
import type { StoryView } from '../content.ts';
import { judgedTexts } from '../editing/submission.ts';
import { problemsOf } from '../kinds/problems-of.ts';
import { storyKind } from '../kinds/story/story-kind.ts';
import { storyRules } from '../kinds/story/story-rules.ts';
import { withPictures } from './picture-rules.ts';

const rules = withPictures(storyRules, storyKind.pictures);
const file = new File(['x'], 'x.jpg');
const named = { ...storyKind.empty, name: 'Asha' };

/** What is wrong with a story. @param view what is saved; null for a new one */
function problems(view: StoryView | null, files: Record<string, File>, change: Record<string, string> = {}) {
  const draft = { values: { ...named, ...change }, base: named, version: null };
  return problemsOf(rules, judgedTexts(storyKind, view, draft, files));
}

const saved = { beforePicture: {}, afterPicture: null } as StoryView;
const unsaid = 'Please enter an alt text';

test('something new needs each of its pictures, and words for those that are there (content-16)', () => {
  expect(problems(null, {})).toEqual({
    beforeImage: 'Please select a before image.',
    afterImage: 'Please select an after image.',
  });
  expect(problems(null, { beforeImage: file, afterImage: file }, { beforeAlt: 'Before' })).toEqual({
    afterAlt: unsaid,
  });
  const described = { beforeAlt: 'Before', afterAlt: 'After' };
  expect(problems(null, { beforeImage: file, afterImage: file }, described)).toEqual({});
});

test('what is saved keeps its pictures; one that nothing can be said of asks for nothing until it is replaced', () => {
  expect(problems(saved, {}, { beforeAlt: ' ' })).toEqual({ beforeAlt: unsaid });
  expect(problems(saved, {}, { beforeAlt: 'Before' })).toEqual({});
  expect(problems(saved, { afterImage: file }, { beforeAlt: 'Before' })).toEqual({ afterAlt: unsaid });
});

test('a story needs a name, and weights that are numbers', () => {
  const weights = { beforeAlt: 'B', beforeWeight: 'heavy', afterWeight: '72,5 kg' };
  for (const name of [' ', '\u200D']) {
    expect(problems(saved, {}, { ...weights, name })).toEqual({
      name: 'Please enter a name',
      beforeWeight: 'Please enter a number from 0 to 500',
    });
  }
});
