import { beforeEach, describe, expect, it } from 'vitest';
import type { StoryView } from '../content.ts';
import { storyKind } from '../kinds/story/story-kind.ts';
import { differences, merge } from '#shared/lib/compare.ts';
import { conflictBetween, resolved } from '../conflicts/conflict.ts';
import { dropDraft, keepDraft, readDraft, type StoredDraft } from '../drafts/draft-store.ts';
import { focusAfterKey, focusAt, readFocus } from '#shared/ui/media/pictures/focus.ts';
import { fromIndiaInput, toIndiaInput } from '#shared/india/date-input.ts';

const same = (_name: string, a: string, b: string): boolean => a === b;

describe('two versions', () => {
  const base = { title: 'A', excerpt: 'E', author: 'X', category: 'C' };
  const mine = { ...base, title: 'Mine', excerpt: 'Mine too' };
  const theirs = { ...base, title: 'Theirs', author: 'Y' };

  it('differ where they were left differently, with whoever changed a field alone as the likely one', () => {
    expect(differences(['title', 'excerpt', 'author', 'category'], { base, mine, theirs }, same)).toEqual([
      { name: 'title', mine: 'Mine', theirs: 'Theirs', likely: 'mine' },
      { name: 'excerpt', mine: 'Mine too', theirs: 'E', likely: 'mine' },
      { name: 'author', mine: 'X', theirs: 'Y', likely: 'theirs' },
    ]);
  });

  it('become one by the sides that were chosen, and keep what nobody chose', () => {
    const choices = { title: 'theirs', excerpt: 'mine', author: 'theirs' } as const;
    expect(merge(mine, theirs, choices)).toEqual({
      title: 'Theirs',
      excerpt: 'Mine too',
      author: 'Y',
      category: 'C',
    });
  });
});

describe('a save that came second', () => {
  const view = {
    name: 'Asha',
    story: 'Old',
    version: 3,
    status: 'published',
    beforeMonth: '',
    afterMonth: '',
    beforeImage: '/b1',
    afterImage: '/a1',
    beforePicture: null,
    afterPicture: null,
  } as StoryView;
  const theirs = { ...view, story: 'Theirs', version: 4, beforeImage: '/b2' };
  const base = storyKind.read(view);
  const draft = { values: { ...base, story: 'Mine' }, base, version: 3 };
  const file = new File([], 'x.jpg');

  it('meets theirs in texts, and in pictures that both replaced', () => {
    const both = conflictBetween(storyKind, { view, draft, files: { beforeImage: file } }, theirs);
    expect(both.fields).toEqual([{ name: 'story', mine: 'Mine', theirs: 'Theirs', likely: 'mine' }]);
    expect(both.pictures).toEqual(['beforeImage']);
    expect(conflictBetween(storyKind, { view, draft, files: { afterImage: file } }, theirs).pictures).toEqual(
      [],
    );
    expect(conflictBetween(storyKind, { view, draft, files: {} }, view).fields).toHaveLength(1);
  });

  it('goes on top of theirs with the sides that were chosen', () => {
    const files = { beforeImage: file, afterImage: file };
    const one = resolved(storyKind, { draft, files }, theirs, { story: 'theirs', beforeImage: 'theirs' });
    expect(one.draft).toMatchObject({ version: 4, values: { story: 'Theirs', name: 'Asha' } });
    expect(Object.keys(one.files)).toEqual(['afterImage']);
  });
});

describe('unsaved work', () => {
  const fresh = { title: '', status: 'published' };
  const blogs = { name: 'blogs', choices: { status: ['draft', 'published'] } } as const;
  const draft: StoredDraft = {
    values: { title: 'T', status: 'draft' },
    base: { title: '', status: 'published' },
    version: null,
    keptAt: 5,
    intentKey: 'k',
    unanswered: true,
  };
  beforeEach(() => window.localStorage.clear());

  it('is kept per kind and content', () => {
    expect(keepDraft('blogs', null, draft)).toBe(true);
    expect(readDraft(blogs, null, fresh)).toEqual(draft);
    expect(readDraft({ ...blogs, name: 'recipes' }, null, fresh)).toBeNull();
    expect(readDraft(blogs, 'an-id', fresh)).toBeNull();
    dropDraft('blogs', null);
    expect(readDraft(blogs, null, fresh)).toBeNull();
  });

  it.each(['{', 'null', '[]', '{"values":{"title":1},"base":{},"keptAt":1,"version":null,"intentKey":null}'])(
    'that cannot be read is none: %s',
    (stored) => {
      window.localStorage.setItem('admin-draft:blogs:new', stored);
      expect(readDraft(blogs, null, fresh)).toBeNull();
    },
  );
});

describe('unsaved work of another release', () => {
  const blogs = { name: 'blogs', choices: { status: ['draft', 'published'] } } as const;
  const kept = (values: object, base: object): void =>
    window.localStorage.setItem(
      'admin-draft:blogs:new',
      JSON.stringify({ values, base, version: 3, keptAt: 5, intentKey: null, unanswered: false }),
    );
  const read = (fresh: Record<string, string>) => readDraft(blogs, null, fresh);

  it('has every field of this one; those it did not know are as they were opened, and nobody’s change', () => {
    kept({ title: 'Mine' }, { title: 'Saved' });
    expect(read({ title: 'Saved', author: 'Asha', status: 'published' })).toMatchObject({
      values: { title: 'Mine', author: 'Asha', status: 'published' },
      base: { title: 'Saved', author: 'Asha', status: 'published' },
      version: 3,
    });
  });

  it('has no field that is not there any more', () => {
    kept({ title: 'Mine', subtitle: 'Gone' }, { title: '', subtitle: '' });
    expect(Object.keys(read({ title: '' })?.values ?? {})).toEqual(['title']);
  });

  it('loses what a field cannot hold, and nothing else', () => {
    kept({ title: 'Mine', author: 7, status: 'archived' }, { title: '', author: '', status: 'published' });
    expect(read({ title: '', author: '', status: 'published' })?.values).toEqual({
      title: 'Mine',
      author: '',
      status: 'published',
    });
  });

  it('is none when nothing of it is left', () => {
    kept({ subtitle: 'Gone', title: 'Same' }, { subtitle: '', title: 'Same' });
    expect(read({ title: 'Other' })).toBeNull();
  });
});

describe('the focal point', () => {
  it('is the middle where nothing sensible is said, and never outside', () => {
    expect(readFocus(undefined, 'x')).toEqual({ x: 0.5, y: 0.5 });
    expect(readFocus('0', '7')).toEqual({ x: 0, y: 1 });
  });

  it('follows pointer and keys, and stops at the edges', () => {
    const box = new DOMRect(100, 50, 200, 100);
    expect(focusAt(box, 150, 125)).toEqual({ x: 0.25, y: 0.75 });
    expect(focusAt(box, 0, 500)).toEqual({ x: 0, y: 1 });
    expect(focusAfterKey({ x: 0.5, y: 0.5 }, 'ArrowLeft', false)).toEqual({ x: 0.48, y: 0.5 });
    expect(focusAfterKey({ x: 0.5, y: 0.95 }, 'ArrowDown', true)).toEqual({ x: 0.5, y: 1 });
    expect(focusAfterKey({ x: 0.1, y: 0.2 }, 'Home', false)).toEqual({ x: 0.5, y: 0.5 });
    expect(focusAfterKey({ x: 0.1, y: 0.2 }, 'Enter', false)).toBeNull();
  });
});

describe('times', () => {
  it('are typed in India and travel in UTC, across midnight', () => {
    expect(toIndiaInput('2026-11-20T20:15:00.000Z')).toBe('2026-11-21T01:45');
    expect(new Date(fromIndiaInput('2026-11-21T01:45')).toISOString()).toBe('2026-11-20T20:15:00.000Z');
    expect(fromIndiaInput('')).toBe('');
  });
});
