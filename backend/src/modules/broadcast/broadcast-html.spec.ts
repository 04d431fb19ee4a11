import { describe, expect, it } from '@jest/globals';
import { cleanMailHtml, mailText, sanitizeMailHtml } from './broadcast-html.ts';

describe('sanitizeMailHtml', () => {
  it.each([
    ['a script', '<p>Hi</p><script>x()</script>', '<p>Hi</p>'],
    ['a style element', '<style>p{}</style><p>Hi</p>', '<p>Hi</p>'],
    ['the title of a pasted page', '<title>T</title><p>Hi</p>', '<p>Hi</p>'],
    ['an event handler', '<p onclick="x()">Hi</p>', '<p>Hi</p>'],
    ['a script address', '<a href="javascript:x()">Hi</a>', '<a>Hi</a>'],
    ['a picture of another scheme', '<img src="http://x.example/a.png" alt="a" />', '<img alt="a" />'],
    ['a picture as data', '<img src="data:image/png;base64,AA" />', '<img />'],
    ['an address without a scheme', '<a href="//x.example">Hi</a>', '<a>Hi</a>'],
    ['a form', '<form><input name="a"><p>Hi</p></form>', '<p>Hi</p>'],
    ['a frame', '<iframe src="https://x.example"></iframe>', ''],
    ['what no database keeps', '<p>H\0i</p> ', '<p>Hi</p>'],
  ])('removes %s', (_, html, clean) => {
    expect(sanitizeMailHtml(html)).toBe(clean);
  });

  it.each([
    '<p style="color:red" align="center">Hi</p>',
    '<a href="https://x.example" target="_blank">x</a><a href="mailto:a@b.example">m</a><a href="tel:+91">t</a>',
    '<img src="cid:plate" alt="A plate" width="600" /><img src="https://x.example/a.png" alt="" />',
    '<table cellpadding="0" cellspacing="0" role="presentation"><tbody><tr><td colspan="2">x</td></tr></tbody></table>',
    '<font color="red" face="Arial" size="2">x</font>',
  ])('keeps %s', (html) => {
    expect(sanitizeMailHtml(html)).toBe(html);
  });
});

describe('mailText', () => {
  it.each([
    ['<p>One</p><p>Two</p>', 'One\n\nTwo'],
    ['One<br>two<br/>three', 'One\ntwo\nthree'],
    ['<h2>Title</h2>text', 'Title\n\ntext'],
    ['<ul><li>a</li><li class="x">b</li></ul>', '- a\n- b'],
    ['<a href="https://x.example">Read</a>', 'Read (https://x.example)'],
    ['<a class="b" href="https://x.example"> https://x.example </a>', 'https://x.example'],
    [
      '<a href="https://a.example">A</a> <a href="https://b.example">B</a>',
      'A (https://a.example) B (https://b.example)',
    ],
    ['<p>A &amp; B &lt;c&gt; &quot;d&quot; &#39;e&#39;</p>', `A & B <c> "d" 'e'`],
    ['<p>&amp;lt;</p>', '&lt;'],
    ['<p>many\n   spaces</p>', 'many spaces'],
    ['<a class="b" target="_blank" href="https://x.example" title="t">Read</a>', 'Read (https://x.example)'],
    ['a<p class="x">b</p>c', 'a\n\nb\n\nc'],
    ['a <hr/> b', 'a\n\nb'],
    ['<p> a </p> <p> b </p>', 'a\n\nb'],
    ['a  <br>  b', 'a\nb'],
    ['<div><div><p>deep</p></div></div><hr><blockquote>q</blockquote>', 'deep\n\nq'],
    ['<table><tr><td>a</td></tr><tr><td>b</td></tr></table>', 'a\nb'],
  ])('converts %s', (html, text) => {
    expect(mailText(html)).toBe(text);
  });
});

it('names removed tags, except those of a pasted page’s frame', () => {
  const page =
    '<!doctype html><html><head><title>Never seen</title><style>p{}</style></head>' +
    '<body><p>Hello</p><template><i>there</i></template><button>Go</button></body></html>';
  expect(cleanMailHtml(page)).toEqual({
    html: '<p>Hello</p><i>there</i>Go',
    leftOut: ['style', 'template', 'button'],
  });
});
