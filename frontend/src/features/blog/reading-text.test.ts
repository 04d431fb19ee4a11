import { describe, expect, it } from 'vitest';
import { readable, withSources, withTables, withVideos } from './reading-text.ts';
import type { Article } from './article.ts';

const dom = (html: string): HTMLElement => new DOMParser().parseFromString(html, 'text/html').body;
const video = 'https://www.youtube.com/watch?v=aqz-KE-bpKQ';

describe('sources', () => {
  const cite = '<sup><a href="#source-1">1</a></sup>';
  const text = dom(
    withSources(
      `<p>a${cite} b<sup><a href="#source-2">2</a></sup> c${cite} x<sup>2</sup></p>` +
        '<ol><li id="source-1"><p>One.</p></li><li id="source-2">Two.</li><li id="source-3">Three.</li></ol>',
    ),
  );

  it('are reached from each place that cites them, and lead back to each', () => {
    for (const link of text.querySelectorAll('a')) {
      expect(text.querySelector(link.getAttribute('href') ?? '')).not.toBeNull();
    }
    const ids = [...text.querySelectorAll('[id]')].map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(text.querySelectorAll('sup[id] a')).toHaveLength(3);
    expect(text.querySelectorAll('#source-1 p [data-back]')).toHaveLength(2);
    expect(text.querySelectorAll('#source-2 [data-back]')).toHaveLength(1);
  });

  it('are called by what they are, and one that nobody cites leads nowhere', () => {
    const names = [...text.querySelectorAll('#source-1 [data-back]')].map((link) =>
      link.getAttribute('aria-label'),
    );
    expect(names).toEqual([
      'Back to the text from source 1, 1 of 2',
      'Back to the text from source 1, 2 of 2',
    ]);
    expect(text.querySelector('sup a')?.getAttribute('aria-label')).toBe('Source 1');
    expect(text.querySelector('#source-3')?.innerHTML).toBe('Three.');
  });
});

it('a table scrolls in a group called by its caption', () => {
  const text = dom(
    withTables(
      '<table><caption>A "day", <em>counted</em></caption><tbody><tr><td>1</td></tr></tbody></table><table><tbody><tr><td>2</td></tr></tbody></table>',
    ),
  );
  const groups = [...text.querySelectorAll('[role="group"][tabindex="0"]')];
  expect(groups.map((group) => group.getAttribute('aria-label'))).toEqual(['A "day", counted', 'Table']);
  expect(groups.every((group) => group.children.length === 1)).toBe(true);
});

describe('a figure that begins with a link to a video', () => {
  it.each([
    ['words', 'The "goblet" squat', 'The "goblet" squat'],
    [
      'a picture',
      '<img src="/media/a.webp" alt="A squat, &quot;seen&quot; from the side" />',
      'A squat, "seen" from the side',
    ],
  ])('is a poster of %s that leads there', (_, poster, title) => {
    const figure = `<figure><a href="https://youtu.be/aqz-KE-bpKQ?t=1&amp;x=2" rel="noopener noreferrer">${poster}</a><figcaption>C</figcaption></figure>`;
    const link = dom(withVideos(figure)).querySelector('a');
    expect(link?.getAttribute('href')).toBe(video);
    expect(link?.dataset).toMatchObject({ video: 'aqz-KE-bpKQ', title });
    expect(link?.textContent).toContain('Play video: ');
  });

  it('is a figure like any other when it leads elsewhere', () => {
    const figure = '<figure><a href="https://evil.example/watch?v=aqz-KE-bpKQ">x</a></figure>';
    expect(withVideos(figure)).toBe(figure);
  });
});

describe('an article made to be slow is prepared at once', () => {
  const most = 300_000;
  const fill = (piece: string): string => piece.repeat(Math.ceil(most / piece.length));

  it.each([
    ['a source with blanks', `<li id="source-1">${' '.repeat(most)}x</li>`],
    ['sources', fill('<li id="source-1">')],
    ['headings that do not end', fill('<h2>')],
    ['tables with captions that do not end', fill('<table><caption>')],
    ['figures with links that do not end', fill('<figure><a href="">')],
    ['pictures', fill('<img src=""')],
    ['opened tags', fill('<')],
    ['headings', Array.from({ length: most / 14 }, (__, at) => `<h2>${at}</h2>`).join('')],
  ])('%s', (_, content) => {
    const times = [1, 2, 3].map(() => {
      const before = process.threadCpuUsage();
      readable({ content } as Article);
      return process.threadCpuUsage(before).user / 1000;
    });
    expect(Math.min(...times)).toBeLessThan(100);
  });
});

it('leads back from a source before the end of its last paragraph', () => {
  const cited = '<p><sup><a href="#source-1">1</a></sup></p><ol><li id="source-1"><p>One.</p>\n</li></ol>';
  expect(withSources(cited)).toContain('One. <a data-back href="#cited-1"');
});
