import { Editor } from '@tiptap/core';
import { afterEach, expect, test } from 'vitest';
import { writing } from '../writing.ts';
import { htmlOf } from './html-of.ts';
import { pastedHtml } from './pasted.ts';

let editor: Editor | undefined;
afterEach(() => editor?.destroy());

/** The editor's HTML after this was pasted. */
function pasted(html: string): string {
  editor = new Editor({ extensions: writing, editorProps: { transformPastedHTML: pastedHtml } });
  // jsdom has no clipboard; the editor reads nothing from the event.
  editor.view.pasteHTML(html, new Event('paste') as ClipboardEvent);
  return htmlOf(editor.state.doc.content, editor.schema);
}

/** A list paragraph as Word copies it. */
const item = (marker: string, words: string, level = 1, list = 0): string =>
  `<p class=MsoListParagraphCxSpMiddle style='text-indent:-18.0pt;mso-list:l${list} level${level} lfo1'><![if !supportLists]><span
  style='font-family:Symbol;mso-bidi-font-family:Symbol'><span style='mso-list:Ignore'>${marker}<span
  style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp;&nbsp; </span></span></span><![endif]>${words}<o:p></o:p></p>`;
const page = (inside: string): string =>
  `<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><meta name=Generator content="Microsoft Word 15"></head>` +
  `<body lang=EN-IN><!--StartFragment-->${inside}<!--EndFragment--></body></html>`;

test('a bulleted list of Word becomes a list between its paragraphs', () => {
  const html = page(
    `<p class=MsoNormal>Bring:</p>${item('·', 'a <b>mat</b>')}\n${item('·', 'water')}<p class=MsoNormal>See you.</p>`,
  );
  expect(pasted(html)).toBe(
    '<p>Bring:</p><ul><li><p>a <strong>mat</strong></p></li><li><p>water</p></li></ul><p>See you.</p>',
  );
});

test('a numbered list of Word becomes an ordered list with nested lists', () => {
  const html = page(
    item('1.', 'Warm up') +
      item('a)', 'row', 2) +
      item('b)', 'jump', 2) +
      item('2.', 'Lift') +
      item('o', 'squat', 2) +
      item('§', 'deep', 3),
  );
  expect(pasted(html)).toBe(
    '<ol><li><p>Warm up</p><ol><li><p>row</p></li><li><p>jump</p></li></ol></li>' +
      '<li><p>Lift</p><ul><li><p>squat</p><ul><li><p>deep</p></li></ul></li></ul></li></ol>',
  );
});

test('adjacent lists of different kinds stay separate', () => {
  expect(pasted(page(item('·', 'one') + item('3.', 'three', 1, 1) + item('4.', 'four', 1, 1)))).toBe(
    '<ul><li><p>one</p></li></ul><ol start="3"><li><p>three</p></li><li><p>four</p></li></ol>',
  );
});

test('markers that Word does not mark are removed, too', () => {
  const bare = (words: string) => `<p style="mso-list:l0 level1 lfo1">${words}</p>`;
  expect(pasted(page(bare('·&nbsp;&nbsp; mat') + bare('<span>•\u00a0</span>water')))).toBe(
    '<ul><li><p>mat</p></li><li><p>water</p></li></ul>',
  );
  expect(pasted(page(bare('2)\u00a0two')))).toBe('<ol start="2"><li><p>two</p></li></ol>');
});

test('a list that starts at a deep level becomes one list', () => {
  expect(pasted(page(item('·', 'deep', 3) + item('·', 'flat')))).toMatch(/deep.*flat/);
});

test('h1 becomes h2, and h5 becomes h4', () => {
  expect(pasted('<h1 style="color:red">Plan</h1><h5>Day</h5><p>Squat</p>')).toBe(
    '<h2>Plan</h2><h4>Day</h4><p>Squat</p>',
  );
});

test('lists of other programs are unchanged', () => {
  const list = '<ul><li><p>one</p></li><li><p>two</p></li></ul>';
  expect(pasted(list)).toBe(list);
  expect(pastedHtml('<p>Text</p>')).toBe('<p>Text</p>');
});
