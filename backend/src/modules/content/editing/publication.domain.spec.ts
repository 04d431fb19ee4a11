import { describe, expect, it } from '@jest/globals';
import { decidePublication, statusOf } from './publication.domain.ts';

const now = new Date('2026-11-20T10:00:00Z');
const past = new Date('2026-11-01T10:00:00Z');
const future = new Date('2026-12-01T10:00:00Z');
const live = { draft: false, publishedAt: past };
const waiting = { draft: false, publishedAt: future };
const out = { draft: false, publishedAt: now };
const draft = { draft: true, publishedAt: past };

describe('decidePublication', () => {
  it.each([
    ['a new article comes out now', 'published', undefined, undefined, { draft: false, publishedAt: now }],
    ['an earlier date may be given', 'published', past, undefined, { draft: false, publishedAt: past }],
    ['a known article keeps its date', 'published', undefined, live, { draft: false, publishedAt: past }],
    [
      'a scheduled one brought forward is new now',
      'published',
      undefined,
      waiting,
      { draft: false, publishedAt: now },
    ],
    ['a draft comes out now', 'published', undefined, draft, { draft: false, publishedAt: now }],
    ['a scheduled one waits', 'scheduled', future, live, { draft: false, publishedAt: future }],
    [
      'a scheduled one keeps its time',
      'scheduled',
      undefined,
      waiting,
      { draft: false, publishedAt: future },
    ],
    [
      'taking back keeps the date for the next time',
      'draft',
      undefined,
      live,
      { draft: true, publishedAt: past },
    ],
    ['a draft may be given its date', 'draft', future, live, { draft: true, publishedAt: future }],
    ['a new draft has the date of today', 'draft', undefined, undefined, { draft: true, publishedAt: now }],
    ['this very moment has come', 'published', now, undefined, { draft: false, publishedAt: now }],
    ['one that came out at this moment keeps it', 'published', undefined, out, out],
  ] as const)('%s', (_, status, publishAt, current, expected) => {
    expect(decidePublication(status, publishAt, current, now)).toEqual(expected);
  });

  it.each([
    ['scheduled', undefined, undefined, /choose a publish time/],
    ['scheduled', undefined, live, /choose a publish time/],
    ['scheduled', past, undefined, /in the future/],
    ['scheduled', now, undefined, /in the future/],
    ['scheduled', undefined, out, /choose a publish time/],
    ['published', future, undefined, /in the future/],
  ] as const)('refuses %s at %s', (status, publishAt, current, words) => {
    expect(decidePublication(status, publishAt, current, now)).toMatch(words);
  });
});

it('decides the status of an article', () => {
  expect([live, out, waiting, draft].map((each) => statusOf(each, now))).toEqual([
    'published',
    'published',
    'scheduled',
    'draft',
  ]);
});
