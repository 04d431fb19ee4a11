import { describe, expect, it } from 'vitest';
import {
  categoriesOf,
  latestOf,
  nextAfter,
  relatedTo,
  searchArticles,
  splitFeatured,
  type ArticleSummary,
  blogPath,
  readBlogQuery,
} from './article.ts';
import { shownDay } from '#shared/india/dates.ts';
import { shareLinks } from './components/article/share-menu.tsx';

function article(title: string, day: number, facts: Partial<ArticleSummary> = {}): ArticleSummary {
  return {
    _id: title,
    slug: title,
    title,
    excerpt: '',
    author: 'Rhea Nair',
    category: 'Training',
    featured: false,
    picture: { source: '', widths: [480], width: 16, height: 9, alt: '' },
    date: `2026-11-0${day}T03:30:00.000Z`,
    readTime: '4 min read',
    likes: 1,
    ...facts,
  };
}

const all = [
  article('Old', 1, { featured: true }),
  article('Sleep', 3, { category: 'Recovery', excerpt: 'One HOUR more' }),
  article('Plates', 2),
  article('Hips', 4, { author: 'Farah Ali' }),
];
const titles = (found: readonly ArticleSummary[] | null): string[] | undefined =>
  found?.map(({ title }) => title);

describe('the list', () => {
  it('puts the featured post first and the rest newest first', () => {
    const { featured, others } = splitFeatured(all);
    expect(featured?.title).toBe('Old');
    expect(titles(others)).toEqual(['Hips', 'Sleep', 'Plates']);
    expect(splitFeatured(all.slice(1)).featured?.title).toBe('Hips');
    expect(splitFeatured([]).featured).toBeUndefined();
  });

  it('shows the three latest in the sidebar and counts the categories', () => {
    expect(titles(latestOf(all))).toEqual(['Hips', 'Sleep', 'Plates']);
    expect(categoriesOf(all)).toEqual([
      { name: 'Training', count: 3 },
      { name: 'Recovery', count: 1 },
    ]);
  });
});

describe('the search', () => {
  it('shows no results without a query', () => {
    expect(searchArticles(all, { q: '  ', category: '' })).toBeNull();
  });

  it('searches title, excerpt, author and category, within the chosen category', () => {
    expect(titles(searchArticles(all, { q: 'hour', category: '' }))).toEqual(['Sleep']);
    expect(titles(searchArticles(all, { q: 'FARAH', category: '' }))).toEqual(['Hips']);
    expect(titles(searchArticles(all, { q: '', category: 'Training' }))).toEqual(['Hips', 'Plates', 'Old']);
    expect(searchArticles(all, { q: 'hour', category: 'Training' })).toEqual([]);
  });

  it('is kept in the address', () => {
    const query = { q: 'a & b', category: 'Recovery' };
    expect(readBlogQuery(new URL(blogPath(query), 'http://x').searchParams)).toEqual(query);
    expect(blogPath({ q: '', category: '' })).toBe('/blog');
  });
});

it('relates at most three articles of the same category, excluding itself', () => {
  const many = [...all, article('Fifth', 5), article('Sixth', 6)];
  expect(titles(relatedTo(many[0] as ArticleSummary, many))).toEqual(['Sixth', 'Fifth', 'Hips']);
  expect(relatedTo(all[1] as ArticleSummary, all)).toEqual([]);
});

it('shows the date in IST', () => {
  expect(shownDay('2026-11-12T03:30:00.000Z')).toBe('12 Nov 2026');
  expect(shownDay('2026-08-31T18:30:00.000Z')).toBe('1 Sep 2026');
});

it('shares the address and the title with four sites', () => {
  const links = shareLinks('https://x.example/blog/a?b=1', 'Sleep & rest');
  expect(links).toHaveLength(4);
  for (const { href } of links) expect(href).toContain(encodeURIComponent('https://x.example/blog/a?b=1'));
  expect(links[0]?.href).toContain('Sleep%20%26%20rest');
});

it('leads to the next older article, from the oldest to the newest, and nowhere from a single one', () => {
  const order = latestOf(all);
  expect(nextAfter(order[0] as ArticleSummary, all)?.title).toBe(order[1]?.title);
  expect(nextAfter(order.at(-1) as ArticleSummary, order)?.title).toBe(order[0]?.title);
  expect(nextAfter(order[0] as ArticleSummary, order.slice(0, 1))).toBeUndefined();
});
