import { getSchema } from '@tiptap/core';
import { Image } from '@tiptap/extension-image';
import { expect, test } from 'vitest';
import { losesMarkup } from './lost-markup.ts';
import { writing } from '../writing.ts';

const schema = getSchema([...writing, Image.configure({ inline: true })]);

test.each([
  '',
  '<p>Hello {{name}},</p><p></p>',
  '<h2>A</h2>\n<ul>\n  <li>One</li>\n  <li>Two <b>bold</b> <i>words</i></li>\n</ul>',
  '<ol start="3"><li><p>Three</p></li></ol><blockquote><p>Said</p></blockquote><pre><code>x  y</code></pre>',
  '<p>A <a href="https://a.example" target="_blank" rel="noopener">link</a><br>and <u>more</u></p><hr>',
  '<p><img src="https://a.example/a.png" alt="A" width="10"></p>',
])('the editor keeps %j', (html) => {
  expect(losesMarkup(html, schema)).toBe(false);
});

test.each([
  '<!doctype html><html><body><p>A</p></body></html>',
  '<body bgcolor="#fff"><p>A</p></body>',
  '<table><tbody><tr><td>1</td></tr></tbody></table>',
  '<p style="color:red">A</p>',
  '<h1>A</h1>',
  '<div><p>A</p></div>',
  '<p><span style="font-size:2em">A</span></p>',
  '<p>A</p><!-- [if mso] -->',
  '<p>A</p><style>p{}</style>',
  '<p><a href="https://a.example" style="color:red">A</a></p>',
  '<p><img src="https://a.example/a.png" align="left"></p>',
])('the editor loses a part of %j', (html) => {
  expect(losesMarkup(html, schema)).toBe(true);
});
