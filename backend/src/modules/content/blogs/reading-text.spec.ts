import { describe, expect, it } from '@jest/globals';
import { readingText } from './reading-text.ts';

const htmlOf = (content: string, widths: Record<string, number[]> = {}) => readingText(content, widths).html;

describe('sections', () => {
  it('gives ids to second-level headings only', () => {
    expect(readingText('<h2>What an hour does</h2><p>a</p><h3>No</h3><h2>The room</h2>', null)).toEqual({
      html: '<h2 id="section-what-an-hour-does">What an hour does</h2><p>a</p><h3>No</h3><h2 id="section-the-room">The room</h2>',
      sections: [
        { id: 'section-what-an-hour-does', title: 'What an hour does' },
        { id: 'section-the-room', title: 'The room' },
      ],
    });
  });

  it('gives equal headings different ids', () => {
    const { sections } = readingText('<h2>Again</h2><h2>Again!</h2>', null);
    expect(new Set(sections.map(({ id }) => id)).size).toBe(2);
  });

  it('makes ids from headings in any script, safe in attributes', () => {
    const { html, sections } = readingText(
      '<h2>Dal &amp; <em>rice</em> &quot;30\n g&quot;</h2><h2>नींद</h2>',
      null,
    );
    expect(sections).toEqual([
      { id: 'section-dal-rice-30-g', title: 'Dal & rice "30 g"' },
      { id: 'section-नींद', title: 'नींद' },
    ]);
    expect(html).toContain('<h2 id="section-dal-rice-30-g">Dal &amp; <em>rice</em>');
  });

  it('skips empty headings', () => {
    expect(readingText('<h2><br></h2>', null).sections).toEqual([]);
  });
});

describe('sources', () => {
  const cite = '<sup><a href="#source-1">1</a></sup>';
  const html = htmlOf(
    `<p>a${cite} b<sup><a href="#source-2">2</a></sup> c${cite} x<sup>2</sup></p>` +
      '<ol><li id="source-1"><p>One.</p>\n</li><li id="source-2">Two.</li><li id="source-3">Three.</li></ol>',
  );
  const ids = [...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);

  it('link to each citation and back, at the end of their last paragraph', () => {
    expect(ids).toEqual(['cited-1', 'cited-2', 'cited-1-2', 'source-1', 'source-2', 'source-3']);
    for (const [, target] of html.matchAll(/href="#([^"]+)"/g)) expect(ids).toContain(target);
    expect(html).toMatch(
      /<p>One\. <a data-back href="#cited-1"[^<]*>↑<\/a> <a data-back href="#cited-1-2"[^<]*>↑<\/a><\/p>/,
    );
    expect(html).toMatch(/Two\. <a data-back href="#cited-2"/);
  });

  it('have accessible names; an uncited one has no link back', () => {
    for (const name of [
      'Source 1',
      'Back to the text from source 1, 1 of 2',
      'Back to the text from source 1, 2 of 2',
      'Back to the text from source 2',
    ]) {
      expect(html).toContain(`aria-label="${name}"`);
    }
    expect(html).toContain('<li id="source-3">Three.</li>');
  });
});

it('a table scrolls in a group called by its caption', () => {
  const table = '<table><caption>A "day", <em>counted</em></caption><tbody></tbody></table>';
  expect(htmlOf(table)).toBe(
    `<div data-table role="group" aria-label="A &quot;day&quot;, counted" tabindex="0">${table}</div>`,
  );
  expect(htmlOf('<table></table>')).toContain('aria-label="Table"');
});

describe('a figure that begins with a link to a video', () => {
  it.each([
    ['words', 'The "goblet" squat', 'The &quot;goblet&quot; squat', '<b>The "goblet" squat</b>'],
    [
      'a picture',
      '<img src="/media/a.webp" alt="A squat, &quot;seen&quot; from the side" />',
      'A squat, &quot;seen&quot; from the side',
      '<img src="/media/a.webp" alt="A squat, &quot;seen&quot; from the side" />',
    ],
  ])('is a poster that links to %s', (_, poster, title, shown) => {
    const figure = `<figure><a href="https://youtu.be/aqz-KE-bpKQ?t=1&amp;x=2" rel="noopener noreferrer">${poster}</a><figcaption>C</figcaption></figure>`;
    expect(htmlOf(figure)).toBe(
      '<figure data-film><div><a href="https://www.youtube.com/watch?v=aqz-KE-bpKQ" rel="noopener noreferrer" ' +
        `data-video="aqz-KE-bpKQ" data-title="${title}"><span class="sr">Play video: </span>${shown}</a></div><figcaption>C</figcaption></figure>`,
    );
  });

  it('is a plain figure when the link is no video', () => {
    const figure = '<figure><a href="https://evil.example/watch?v=aqz-KE-bpKQ">x</a></figure>';
    expect(htmlOf(figure)).toBe(figure);
  });
});

describe('pictures', () => {
  const id = '0f6dfc05-9b29-4d9e-a3fe-e85e96363b59';
  const source = `https://cdn.example/uploads/${id}/picture`;
  const img = (src: string, size = ' width="1080" height="600"') =>
    `<img src="${src}" alt="a &gt; b"${size} loading="lazy" />`;

  it('that are uploads have responsive widths', () => {
    const whole = img(`${source}-1080.webp`);
    expect(htmlOf(`<figure>${whole}<figcaption>C</figcaption></figure>`, { [id]: [480, 1080] })).toBe(
      `<figure><picture><source type="image/avif" srcset="${source}-480.avif 480w, ${source}-1080.avif 1080w" ` +
        `sizes="(min-width: 600px) 1080px, 92vw">${whole}</picture><figcaption>C</figcaption></figure>`,
    );
  });

  it.each([
    ['another', img(`/uploads/${id.replace('0', '1')}/picture-1080.webp`)],
    ['what only looks like one', img('/uploads/constructor/picture-1080.webp')],
    ['a shipped one', img('/media/blog/sleep-800.webp')],
    ['one of no size', img(`${source}-1080.webp`, '')],
  ])('do not change %s', (_, html) => {
    expect(htmlOf(html, { [id]: [480, 1080] })).toBe(html);
    expect(htmlOf(html)).toBe(html);
  });
});

describe('an article made to be slow is prepared fast', () => {
  const MOST = 300_000;
  const fill = (piece: string) => piece.repeat(Math.ceil(MOST / piece.length));

  it.each([
    ['a source with blanks', `<li id="source-1">${' '.repeat(MOST)}x</li>`],
    ['sources', fill('<li id="source-1">')],
    ['headings that do not end', fill('<h2>')],
    ['tables with captions that do not end', fill('<table><caption>')],
    ['figures with links that do not end', fill('<figure><a href="">')],
    ['pictures', fill('<img src=""')],
    ['opened tags', fill('<')],
    ['headings', Array.from({ length: MOST / 14 }, (_, at) => `<h2>${at}</h2>`).join('')],
  ])('%s', (_, content) => {
    const times = [1, 2, 3].map(() => {
      const before = process.cpuUsage();
      readingText(content, null);
      return process.cpuUsage(before).user / 1000;
    });
    expect(Math.min(...times)).toBeLessThan(100);
  });
});
