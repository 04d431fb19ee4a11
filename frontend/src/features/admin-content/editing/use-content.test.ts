import { describe, expect, it } from 'vitest';
import { differencesOf, merged } from '#shared/document/document.ts';
import type { StoryView } from '../content.ts';
import { blogKind } from '../kinds/article/blog-kind.ts';
import { type StoryForm, storyKind } from '../kinds/story/story-kind.ts';
import { comparing, problemsOf } from './use-content.ts';

const file = new File(['x'], 'x.jpg');
const view = {
  name: 'Asha',
  story: 'Old',
  version: 3,
  status: 'published',
  beforeMonth: '',
  afterMonth: '',
  beforeImage: '/b1',
  afterImage: '/a1',
  beforePicture: { alt: 'Before' },
  afterPicture: null,
} as StoryView;
const base = storyKind.read(view);

describe('a conflicting save', () => {
  const theirs = storyKind.read({ ...view, story: 'Theirs', beforeImage: '/b2' });
  const asked = (mine: StoryForm, other = theirs, unanswered = false): [string, string][] => {
    const { comparison, isAsked } = comparing(storyKind, unanswered);
    return differencesOf({ base, mine, theirs: other }, comparison)
      .filter(isAsked)
      .map(({ path, likely }) => [path, likely]);
  };

  it('reports differing texts, and pictures that both replaced', () => {
    expect(asked({ ...base, story: 'Mine', beforeImage: file })).toEqual([
      ['story', 'mine'],
      ['beforeImage', 'mine'],
    ]);
    expect(asked({ ...base, story: 'Theirs ', afterImage: file })).toEqual([]);
    expect(asked({ ...base, story: 'Mine' }, base)).toEqual([['story', 'mine']]);
  });

  it('takes a picture of an unanswered request for the saved one', () => {
    expect(asked({ ...base, story: 'Theirs', beforeImage: file }, theirs, true)).toEqual([]);
  });

  it('merges the chosen sides, and a picture that only one replaced', () => {
    const mine = { ...base, beforeImage: file, afterImage: file, name: 'Asha R' };
    const { comparison } = comparing(storyKind, false);
    const choices = { beforeImage: 'theirs', name: 'mine' } as const;
    expect(merged({ base, mine, theirs }, choices, comparison)).toMatchObject({
      name: 'Asha R',
      story: 'Theirs',
      beforeImage: '/b2',
      afterImage: file,
    });
  });
});

describe('pictures', () => {
  const named: StoryForm = { ...storyKind.empty, name: 'Asha' };
  const unsaid = 'Please enter an alt text';

  it('are required for new content; each needs an alt text (content-16)', () => {
    expect(problemsOf(storyKind, named)).toEqual({
      beforeImage: 'Please select a before image.',
      afterImage: 'Please select an after image.',
    });
    const chosen = { ...named, beforeImage: file, afterImage: file };
    expect(problemsOf(storyKind, { ...chosen, beforeAlt: 'Before' })).toEqual({ afterAlt: unsaid });
    expect(problemsOf(storyKind, { ...chosen, beforeAlt: 'Before', afterAlt: 'After' })).toEqual({});
  });

  it('need no change once saved; one without alt text needs none until replaced', () => {
    expect(problemsOf(storyKind, { ...base, beforeAlt: ' ' })).toEqual({ beforeAlt: unsaid });
    expect(problemsOf(storyKind, base)).toEqual({});
    expect(problemsOf(storyKind, { ...base, afterImage: file, afterAlt: '' })).toEqual({ afterAlt: unsaid });
  });

  it('are reported before other errors', () => {
    expect(Object.values(problemsOf(blogKind, blogKind.empty))[0]).toBe('Please select a blog image.');
  });
});

describe('a story', () => {
  const question = (form: Partial<StoryForm>, saved: Partial<StoryForm> | null = null) =>
    storyKind.ask?.({ ...storyKind.empty, ...form }, saved && { ...storyKind.empty, ...saved })?.title;

  it('requires a name and numeric weights', () => {
    const weights = { beforeWeight: 'heavy', afterWeight: '72,5 kg' };
    for (const name of [' ', '\u200D']) {
      expect(problemsOf(storyKind, { ...base, ...weights, name })).toEqual({
        name: 'Please enter a name',
        beforeWeight: 'Please enter a number from 0 to 500',
      });
    }
  });

  it('asks before it is published without a date of consent', () => {
    const title = 'Date of consent';
    expect(question({ status: 'published' })).toBe(title);
    expect(question({ status: 'published' }, { status: 'draft', consentDate: '' })).toBe(title);
    expect(question({ status: 'published' }, { status: 'published', consentDate: '2026-10-01' })).toBe(title);
  });

  it('does not ask for a draft, with a date, or if already public', () => {
    expect(question({ status: 'draft' })).toBeUndefined();
    expect(question({ status: 'published', consentDate: '2026-10-01' })).toBeUndefined();
    expect(question({ status: 'published' }, { status: 'published', consentDate: '' })).toBeUndefined();
  });
});
