import { describe, expect, it } from '@jest/globals';
import { plainText, sanitizeContent, suggestExcerpt, suggestReadTime } from './content-html.ts';

const UPLOAD = '/uploads/3f2b8c1e-0d4a-4b7e-9a51-6c2d8e0f1a2b/picture-800.webp';

describe('sanitizeContent', () => {
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
    [
      'ids that only sources have',
      '<li id="header">a</li><li id="source-0">b</li><p id="source-1">c</p>',
      '<li>a</li><li>b</li><p>c</p>',
    ],
    ['a source’s id that goes on', '<li id="source-1&quot; onclick=&quot;x()">a</li>', '<li>a</li>'],
    [
      'a role and a name of a pull quote',
      '<aside role="alert" aria-label="x" class="c"><p>Q</p></aside>',
      '<aside><p>Q</p></aside>',
    ],
    [
      'captions without a word',
      '<table><caption> <br></caption><tr><td>1</td></tr></table>',
      '<table><tr><td>1</td></tr></table>',
    ],
    [
      'a video that is a frame, not a link',
      '<figure><iframe src="https://www.youtube-nocookie.com/embed/a"></iframe><figcaption>V</figcaption></figure>',
      '<figure><figcaption>V</figcaption></figure>',
    ],
    [
      'a video’s link that runs code',
      '<figure><a href="javascript:play()" data-video="x" onclick="x()">V</a></figure>',
      '<figure><a>V</a></figure>',
    ],
    ['a comment', '<p>a<!-- <img src=x onerror=x()> -->b</p>', '<p>ab</p>'],
  ])('removes %s', (_, html, clean) => {
    expect(sanitizeContent(html, ['https://ironbloom.example', 'https://cdn.example'])).toBe(clean);
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
    '<aside><p>Q</p></aside>',
    '<table><caption>C</caption><tbody><tr><th scope="row">A</th></tr></tbody></table>',
    '<p>A<sup><a href="#source-1">1</a></sup></p><ol><li id="source-1"><p>S</p></li></ol>',
    '<figure><a href="https://www.youtube.com/watch?v=aqz-KE-bpKQ" rel="noopener noreferrer">V</a><figcaption>C</figcaption></figure>',
    '<p><strong>a</strong><em>b</em><u>c</u><s>d</s><sup>2</sup></p>',
  ])('keeps %s', (html) => {
    expect(sanitizeContent(html, ['https://ironbloom.example', 'https://cdn.example'])).toBe(html);
  });

  it('adds noopener to external links and makes an h1 an h2', () => {
    expect(sanitizeContent('<h1>T</h1><a href="https://who.int" target="_blank" rel="opener">W</a>')).toBe(
      '<h2>T</h2><a href="https://who.int" rel="noopener noreferrer">W</a>',
    );
  });

  it.each([
    ['of another site', 'http://who.int/salt', true],
    ['of another site, with space around it', '  https://who.int  ', true],
    ['of ours', '/blog/salt', false],
    ['of ours that names another site', '/contact?from=https://who.int', false],
  ])('adds noopener to %s: %s', (_, href, external) => {
    const rel = ' rel="noopener noreferrer"';
    expect(sanitizeContent(`<a href="${href}">W</a>`).includes(rel)).toBe(external);
  });

  it('removes addresses without a scheme', () => {
    expect(sanitizeContent('<a href="//who.int">W</a>')).toBe('<a rel="noopener noreferrer">W</a>');
  });

  it('keeps the title of a link and adds none', () => {
    const links = '<p><a href="/a" title="More">a</a> <a href="/b">b</a></p>';
    expect(sanitizeContent(links)).toBe(links);
  });

  it.each([
    ['a width alone', 'width="800"'],
    ['a height alone', 'height="600"'],
    ['a width in per cent', 'width="100%" height="600"'],
    ['a height in words', 'width="800" height="auto"'],
  ])('ignores %s as size of a picture', (_, size) => {
    expect(sanitizeContent(`<img src="${UPLOAD}" alt="" ${size} />`)).toBe(
      `<img src="${UPLOAD}" alt="" loading="lazy" />`,
    );
  });

  it('trims the article', () => {
    expect(sanitizeContent('\n  <p>Salt</p>\n')).toBe('<p>Salt</p>');
  });

  it('limits deep nesting', () => {
    const startedAt = performance.now();
    sanitizeContent('<ul><li>'.repeat(20_000));
    expect(performance.now() - startedAt).toBeLessThan(5_000);
  });
});

describe('sources', () => {
  const cite = (number: number) => `<sup><a href="#source-${number}">${number}</a></sup>`;
  const source = (number: number, words: string) => `<li id="source-${number}">${words}</li>`;

  it('are numbered in order, with their citations', () => {
    const moved = `<p>a${cite(1)} b${cite(7)} c${cite(1)}</p><ol>${source(7, 'Second')}${source(1, 'First')}</ol>`;
    const numbered = `<p>a${cite(2)} b${cite(1)} c${cite(2)}</p><ol>${source(1, 'Second')}${source(2, 'First')}</ol>`;
    expect(sanitizeContent(moved)).toBe(numbered);
    expect(sanitizeContent(numbered)).toBe(numbered);
  });

  it('have one number each; a citation without a source has no link', () => {
    expect(
      sanitizeContent(
        `<p>a${cite(2)} <a href="#source-9">b</a></p><ol>${source(1, 'A')}${source(1, 'B')}</ol>`,
      ),
    ).toBe('<p>a<sup>2</sup> <a>b</a></p><ol><li id="source-1">A</li><li>B</li></ol>');
  });

  it('are reached by other links, too; wrong numbers are corrected', () => {
    expect(
      sanitizeContent(
        `<p><a href="#source-4">see</a><sup><a href="#source-4">99</a></sup></p><ol>${source(4, 'A')}</ol>`,
      ),
    ).toBe(`<p><a href="#source-1">see</a>${cite(1)}</p><ol>${source(1, 'A')}</ol>`);
  });
});

it('uses only the running text for the excerpt', () => {
  const text =
    '<figure><img src="/media/a.webp" alt=""><figcaption>A moon</figcaption></figure><aside><p>Again</p></aside>';
  expect(
    suggestExcerpt(
      `${text}<p>Sleep more.<sup><a href="#source-1">1</a></sup> H<sub>2</sub>O.</p><table><tr><td>7 h</td></tr></table>`,
    ),
  ).toBe('Sleep more. H2O.');
  expect(suggestExcerpt(text)).toBe('A moon Again');
});

it('counts words, not tags, for the read time', () => {
  expect(suggestReadTime('')).toBe('1 min read');
  expect(suggestReadTime(`<p>${'word '.repeat(600)}</p><p>${'word '.repeat(600)}</p>`)).toBe('6 min read');
});

it('uses the beginning of the text as excerpt', () => {
  expect(plainText('<h2>Salt</h2><p>A &lt; B &amp;amp; C</p>')).toBe('Salt A < B &amp; C');
  const excerpt = suggestExcerpt(`<p>${'seven days '.repeat(40)}</p>`);
  expect(excerpt.length).toBeLessThanOrEqual(162);
  expect(excerpt).toMatch(/(seven|days) …$/);
});

it.each([
  ['lines', 'one<br>two<br />three', 'one two three'],
  ['a heading from what stands around it', 'one<h3>two</h3>three', 'one two three'],
  ['points of a list that are not closed', '<ul><li>one<li>two</ul>', 'one two'],
  ['cells', '<table><tr><td>one</td><td>two</td></tr></table>', 'one two'],
  ['no part of a word', 'un<em>believ</em>able', 'unbelievable'],
])('separates in plain text %s', (_, html, text) => {
  expect(plainText(html)).toBe(text);
});

it('uses a text of up to 160 characters whole, and cuts a longer one at a word', () => {
  const fits = `${'seven days '.repeat(14)}moving`;
  expect(fits).toHaveLength(160);
  expect(suggestExcerpt('<p>Salt, again.</p>')).toBe('Salt, again.');
  expect(suggestExcerpt(`<p>${fits}</p>`)).toBe(fits);
  expect(suggestExcerpt(`<p>${fits}s</p>`)).toBe(`${'seven days '.repeat(14).trim()} …`);
});
