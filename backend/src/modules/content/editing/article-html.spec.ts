import { describe, expect, it } from '@jest/globals';
import { plainText, sanitizeArticle, suggestExcerpt, suggestReadTime } from './article-html.ts';

const UPLOAD = '/uploads/3f2b8c1e-0d4a-4b7e-9a51-6c2d8e0f1a2b/picture-800.webp';

describe('sanitizeArticle', () => {
  it.each([
    ['a script', '<p>Hi</p><script>alert(1)</script>', '<p>Hi</p>'],
    ['a style element', '<style>p{display:none}</style><p>Hi</p>', '<p>Hi</p>'],
    ['an event handler', '<p onclick="x()" onmouseover=x()>Hi</p>', '<p>Hi</p>'],
    ['a broken picture that runs code', '<img src=x onerror=alert(1)>', ''],
    ['a script address', '<a href="javascript:alert(1)">Hi</a>', '<a>Hi</a>'],
    ['a disguised script address', '<a href="java&#x0A;script:alert(1)">Hi</a>', '<a>Hi</a>'],
    ['a data address', '<a href="data:text/html,<script>x</script>">Hi</a>', '<a>Hi</a>'],
    ['a data picture', '<img src="data:image/svg+xml;base64,PHN2Zz4=">', ''],
    ['a foreign picture', '<p><img src="https://tracker.example/p.gif"></p>', '<p></p>'],
    ['a foreign picture that calls itself an upload', `<img src="https://tracker.example${UPLOAD}">`, ''],
    [
      'a foreign picture behind the name of our CDN',
      `<img src="https://cdn.example.evil.example${UPLOAD}">`,
      '',
    ],
    ['a picture without its own scheme', '<img src="//tracker.example/uploads/a/b.webp">', ''],
    ['an inline style', '<p style="position:fixed;inset:0">Hi</p>', '<p>Hi</p>'],
    ['a frame', '<iframe src="https://evil.example"></iframe>', ''],
    ['a form', '<form action="https://evil.example"><input name="q"><button>Go</button></form>', 'Go'],
    ['SVG with a script', '<svg><script>alert(1)</script></svg>', ''],
    [
      'MathML around a style',
      '<math><mtext><table><mglyph><style><img src=x onerror=x()></style>',
      '<table></table>',
    ],
    ['classes and ids', '<h2 id="root" class="admin">Hi</h2>', '<h2>Hi</h2>'],
    ['a meta refresh and a base', '<base href="//evil"><meta http-equiv="refresh" content="0">', ''],
    ['a comment', '<p>a<!-- <img src=x onerror=x()> -->b</p>', '<p>ab</p>'],
  ])('takes out %s', (_, html, clean) => {
    expect(sanitizeArticle(html, ['https://ironbloom.example', 'https://cdn.example'])).toBe(clean);
  });

  it.each([
    '<h2>A</h2><h3>B</h3><h4>C</h4><ul><li>1</li></ul><ol start="3"><li>2</li></ol>',
    '<blockquote>Q</blockquote><pre><code>a &lt; b</code></pre>',
    '<table><thead><tr><th scope="col">A</th></tr></thead><tbody><tr><td colspan="2">B</td></tr></tbody></table>',
    '<p><a href="/contact">us</a> <a href="mailto:a@b.example">mail</a> <a href="#top">top</a></p>',
    `<figure><img src="${UPLOAD}" alt="A plate" width="800" height="600" loading="lazy" /><figcaption>C</figcaption></figure>`,
    '<img src="/media/blog/sleep-800.webp" alt="" loading="lazy" />',
    `<img src="https://cdn.example${UPLOAD}" alt="" loading="lazy" />`,
    `<img src="https://ironbloom.example${UPLOAD}" alt="" loading="lazy" />`,
    '<p><strong>a</strong><em>b</em><u>c</u><s>d</s><sup>2</sup></p>',
  ])('keeps %s', (html) => {
    expect(sanitizeArticle(html, ['https://ironbloom.example', 'https://cdn.example'])).toBe(html);
  });

  it('closes the way back from a foreign page and makes a second h1 an h2', () => {
    expect(sanitizeArticle('<h1>T</h1><a href="https://who.int" target="_blank" rel="opener">W</a>')).toBe(
      '<h2>T</h2><a href="https://who.int" rel="noopener noreferrer">W</a>',
    );
  });

  it('survives nesting without end', () => {
    const startedAt = performance.now();
    sanitizeArticle('<ul><li>'.repeat(20_000));
    expect(performance.now() - startedAt).toBeLessThan(5_000);
  });
});

it('counts words, not tags, for the read time', () => {
  expect(suggestReadTime('')).toBe('1 min read');
  expect(suggestReadTime(`<p>${'word '.repeat(600)}</p><p>${'word '.repeat(600)}</p>`)).toBe('6 min read');
});

it('takes the beginning of the text for the excerpt', () => {
  expect(plainText('<h2>Salt</h2><p>A &lt; B &amp;amp; C</p>')).toBe('Salt A < B &amp; C');
  const excerpt = suggestExcerpt(`<p>${'seven days '.repeat(40)}</p>`);
  expect(excerpt.length).toBeLessThanOrEqual(162);
  expect(excerpt).toMatch(/(seven|days) …$/);
});
