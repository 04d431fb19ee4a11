import { describe, expect, it } from 'vitest';
import {
  comparableHtml,
  foreignPictures,
  needsHtmlView,
  shownText,
  suggestedReadTime,
} from './article-html.ts';
import { type BlogForm, blogKind } from './blog-kind.ts';

const { problemsOf } = blogKind;
const filled: BlogForm = { ...blogKind.empty, title: 'T', content: '<p>Words</p>' };

describe('the text of an article', () => {
  it('is equal regardless of what the server adds', () => {
    const saved =
      '<p>A <a href="https://a.example" rel="noopener noreferrer">b</a></p>\n<img src="/m" alt="" loading="lazy">';
    expect(comparableHtml(saved)).toBe(
      comparableHtml('<p>A <a href="https://a.example">b</a></p><img src="/m" alt="">'),
    );
    expect(blogKind.same('content', '<p>A</p>', '<p>B</p>')).toBe(false);
  });

  it('is edited as HTML if the visual editor would lose markup', () => {
    expect(needsHtmlView('<table><tbody><tr><td><table></table></td></tr></tbody></table>')).toBe(true);
    expect(needsHtmlView('<table><tbody><tr><td>1</td></tr></tbody></table>')).toBe(false);
    expect(needsHtmlView('<h2>A</h2><ul><li>B</li></ul><pre><code>C</code></pre>')).toBe(false);
  });

  it('counts pictures that readers would not see', () => {
    const own = '<img src="/uploads/0192-a/w-1.webp"><img src="/media/blog/habit-800.avif">';
    expect(foreignPictures(own)).toBe(0);
    expect(foreignPictures(`${own}<img src="https://elsewhere.example/a.png"><img src="//x/y.png">`)).toBe(2);
  });

  it('has a read time at 200 words a minute, and is compared as text', () => {
    expect(suggestedReadTime(`<p>${'word '.repeat(1_000)}</p>`)).toBe('5 min read');
    expect(suggestedReadTime('')).toBe('1 min read');
    expect(shownText('<h2>A</h2><p>B<br>C</p><ul><li>D</li></ul>')).toBe('A\nB\nC\nD');
  });
});

describe('the form of an article', () => {
  it('requires a title, text unless it is a draft, and a time if scheduled', () => {
    expect(problemsOf(filled)).toEqual({});
    expect(problemsOf({ ...filled, title: ' ', content: '<p>&nbsp;</p>' })).toEqual({
      title: 'Please enter a title',
      content: 'Please write the article first.',
    });
    expect(problemsOf({ ...filled, content: '', status: 'draft' })).toEqual({});
    expect(problemsOf({ ...filled, status: 'scheduled' })).toEqual({
      publishAt: 'Please choose a publish time.',
    });
  });

  it('sends an unticked box, and a time only if scheduled', () => {
    expect(blogKind.wire(filled)).toMatchObject({ featured: false, excerpt: '' });
    expect(blogKind.wire({ ...filled, publishAt: '2026-12-01T09:00' })).not.toHaveProperty('publishAt');
    const scheduled: BlogForm = { ...filled, status: 'scheduled', publishAt: '2026-12-01T09:00' };
    expect(blogKind.wire(scheduled)).toMatchObject({ publishAt: '2026-12-01T09:00:00+05:30' });
  });

  it("accepts the server's values for empty fields", () => {
    expect(blogKind.same('slug', '', 'made-from-the-title')).toBe(true);
    expect(blogKind.same('title', '', 'Theirs')).toBe(false);
  });
});
