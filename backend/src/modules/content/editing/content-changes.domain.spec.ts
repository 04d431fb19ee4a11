import { describe, expect, it } from '@jest/globals';
import { changesBetween, conflictsBetween } from './content-changes.domain.ts';

describe('the recorded changes of an edit', () => {
  it('are the differing fields, before and after', () => {
    const before = { title: 'A', tags: ['x'], likes: 1 };
    expect(changesBetween('1', before, { title: 'B', tags: ['x'], likes: 2 })).toEqual({
      before: { _id: '1', title: 'A', likes: 1 },
      after: { _id: '1', title: 'B', likes: 2 },
    });
    expect(changesBetween('1', before, { ...before, tags: ['y'] })).toEqual({
      before: { _id: '1', tags: ['x'] },
      after: { _id: '1', tags: ['y'] },
    });
  });

  it('are all fields for new and deleted content', () => {
    expect(changesBetween('1', null, { title: 'A' })).toEqual({
      before: null,
      after: { _id: '1', title: 'A' },
    });
    expect(changesBetween('1', { title: 'A' }, null)).toEqual({
      before: { _id: '1', title: 'A' },
      after: null,
    });
    expect(changesBetween('1', null, null)).toEqual({ before: null, after: null });
  });

  it('keep only the beginning of a long text', () => {
    const fits = 'x'.repeat(2_000);
    expect(changesBetween('1', null, { text: fits }).after).toEqual({ _id: '1', text: fits });
    expect(changesBetween('1', null, { text: `${fits}y` }).after).toEqual({
      _id: '1',
      text: `${fits} … (2001 characters)`,
    });
  });
});

describe('the conflict of a second editor', () => {
  it('lists each sent field with another saved value', () => {
    const saved = { title: 'Theirs', likes: 3, text: 'same', image: undefined };
    const sent = { title: 'Mine', likes: 4, text: 'same', image: 'mine.webp', unknown: 'x', left: undefined };
    expect(conflictsBetween(sent, saved)).toEqual({ title: 'Now: Theirs', likes: 'Now: 3', image: 'Now: –' });
    expect(conflictsBetween({ title: undefined }, saved)).toEqual({});
  });

  it('cuts long values', () => {
    const fits = 'x'.repeat(200);
    expect(conflictsBetween({ text: '' }, { text: fits })).toEqual({ text: `Now: ${fits}` });
    expect(conflictsBetween({ text: '' }, { text: `${fits}y` })).toEqual({ text: `Now: ${fits} …` });
  });
});
