import { expect, test } from 'vitest';
import { legalChanges } from './legal-changes.ts';

const section = (id: string, html: string, title = id) => ({ id, title, html });
const before = {
  inForceSince: '2025-09-05',
  sections: [
    section('a', '<p>One and two.</p>'),
    section('b', '<p>Stays.</p>'),
    section('c', '<p>Goes.</p>'),
  ],
};

test('reports nothing if nothing changed', () => {
  expect(legalChanges(before, structuredClone(before))).toEqual({
    inForceSince: null,
    sections: [],
    reordered: false,
  });
});

test('reports changed words, new and removed sections, the date and the order', () => {
  const after = {
    inForceSince: '2026-01-01',
    sections: [
      section('b', '<p>Stays.</p>'),
      section('a', '<p>One or two.</p>'),
      section('d', '<p>New.</p>'),
    ],
  };
  const { inForceSince, sections, reordered } = legalChanges(before, after);
  expect(inForceSince).toEqual({ before: '2025-09-05', after: '2026-01-01' });
  expect(reordered).toBe(true);
  expect(sections.map(({ id, what }) => [id, what])).toEqual([
    ['a', 'changed'],
    ['d', 'new'],
    ['c', 'removed'],
  ]);
  expect(sections[0]?.runs).toEqual([
    { kind: 'same', text: 'One ' },
    { kind: 'removed', text: 'and' },
    { kind: 'added', text: 'or' },
    { kind: 'same', text: ' two.' },
  ]);
});

test('reports a changed link target', () => {
  const linked = (href: string) => ({
    ...before,
    sections: [section('a', `<p>Read <a href="${href}">this</a>.</p>`)],
  });
  const [changed] = legalChanges(linked('/terms'), linked('https://evil.example')).sections;
  expect(
    changed?.runs
      .filter(({ kind }) => kind === 'added')
      .map(({ text }) => text)
      .join(''),
  ).toContain('evil');
});

test('reports a changed title with its text', () => {
  const after = {
    ...before,
    sections: before.sections.map((each) => ({ ...each, title: `${each.title}!` })),
  };
  const { sections } = legalChanges(before, after);
  expect(sections).toHaveLength(3);
  const added = sections.map(({ runs }) => runs.filter(({ kind }) => kind === 'added'));
  expect(added.map(([run]) => run?.text.trim())).toEqual(['!', '!', '!']);
});
