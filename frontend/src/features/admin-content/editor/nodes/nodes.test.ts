import { Editor } from '@tiptap/core';
import { afterEach, expect, test } from 'vitest';
import { comparableHtml, needsHtmlView } from '../../kinds/article/article-html.ts';
import { articleTools } from '../article-tools.tsx';
import { extensions } from '../article-editor.tsx';
import { insertBelow, videoFigure } from './figure.ts';
import { cite, sourcesOf } from './sources.ts';

let editor: Editor;
afterEach(() => editor.destroy());

const opened = (content: string): Editor => (editor = new Editor({ extensions, content }));
const cites = (number: number): string => `<sup><a href="#source-${number}">${number}</a></sup>`;
const source = (number: number, words: string): string => `<li id="source-${number}"><p>${words}</p></li>`;
const upload = '/uploads/0192-a/picture-1600.webp';

test.each([
  [
    'a figure',
    `<figure><img src="${upload}" alt="A" width="800" height="600"><figcaption>C <em>c</em></figcaption></figure>`,
  ],
  [
    'a video',
    '<figure><a href="https://www.youtube.com/watch?v=aqz-KE-bpKQ">V</a><figcaption>C</figcaption></figure>',
  ],
  [
    'a video with a poster',
    `<figure><a href="https://www.youtube.com/watch?v=aqz-KE-bpKQ"><img src="${upload}" alt="A"></a><figcaption>C</figcaption></figure>`,
  ],
  ['a figure without a caption', `<figure><img src="${upload}" alt="A"></figure>`],
  ['a pull quote', '<aside><p>Q <strong>q</strong></p></aside>'],
  [
    'a table with a caption',
    '<table><caption>C</caption><tbody><tr><th scope="col"><p>A</p></th></tr></tbody></table>',
  ],
  ['sources', `<p>a${cites(1)} b${cites(2)}</p><h2>Sources</h2><ol>${source(1, 'A')}${source(2, 'B')}</ol>`],
  ['small marks', '<p>H<sub>2</sub>O, m<sup>2</sup>, <mark>m</mark>, <cite>c</cite></p>'],
])('keeps %s in the visual editor', (_, html) => {
  expect(needsHtmlView(html)).toBe(false);
  expect(comparableHtml(opened(html).getHTML())).toBe(comparableHtml(html));
});

test.each([
  '<table><caption>A <a href="/b">b</a></caption><tbody><tr><td>1</td></tr></tbody></table>',
  `<figure><img src="${upload}" alt=""><p>Words</p></figure>`,
  '<aside><ul><li>A list</li></ul></aside>',
])('edits as HTML what the visual editor would lose: %s', (html) => {
  expect(needsHtmlView(html)).toBe(true);
  opened('');
});

test('adds heading and list with the first citation, and uses them for the next ones', () => {
  opened('<p>One.</p><p>Two.</p>');
  editor.commands.setTextSelection(5);
  cite(editor, 'A book');
  editor.commands.setTextSelection(editor.state.doc.child(0).nodeSize + 5);
  cite(editor, 'A paper');
  cite(editor, 1);
  expect(editor.getHTML()).toBe(
    `<p>One.${cites(1)}</p><p>Two.${cites(2)}${cites(1)}</p><h2>Sources</h2><ol>${source(1, 'A book')}${source(2, 'A paper')}</ol>`,
  );
  expect(sourcesOf(editor)).toEqual(['A book', 'A paper']);
  editor.commands.undo();
  editor.commands.undo();
  editor.commands.undo();
  expect(editor.getHTML()).toBe('<p>One.</p><p>Two.</p>');
});

test('renumbers citations with their sources and deletes them together; one undo restores both', () => {
  const html = `<p>a${cites(1)} b${cites(2)} c${cites(1)}</p><ol>${source(1, 'A')}${source(2, 'B')}</ol>`;
  opened(html);
  const list = editor.state.doc.child(0).nodeSize;
  const first = editor.state.doc.child(1).child(0);
  editor.view.dispatch(editor.state.tr.delete(list + 1, list + 1 + first.nodeSize));
  expect(editor.getHTML()).toBe(`<p>a b${cites(1)} c</p><ol>${source(1, 'B')}</ol>`);
  editor.commands.undo();
  expect(editor.getHTML()).toBe(html);
});

test('renumbers the sources after an inserted one', () => {
  opened(`<p>a${cites(2)}</p><ol>${source(1, 'A')}${source(2, 'B')}</ol>`);
  editor.commands.setTextSelection(editor.state.doc.child(0).nodeSize + 4);
  editor.commands.splitListItem('source');
  editor.commands.insertContent('New');
  expect(editor.getHTML()).toBe(
    `<p>a${cites(3)}</p><ol>${source(1, 'A')}${source(2, 'New')}${source(3, 'B')}</ol>`,
  );
});

test('accepts all kinds of YouTube links and no others', () => {
  opened('');
  expect(videoFigure('https://youtu.be/aqz-KE-bpKQ?t=3', 'V')?.attrs.video).toBe(
    'https://www.youtube.com/watch?v=aqz-KE-bpKQ',
  );
  expect(videoFigure('https://vimeo.com/1', 'V')).toBeNull();
});

test.each(['<p>After</p>', ''])(
  'turns a selected picture into a figure with an editable caption, before: %s',
  (after) => {
    opened(`<img src="${upload}" alt="A">${after}`);
    editor.commands.setNodeSelection(0);
    const caption = articleTools(() => undefined).find(({ id }) => id === 'caption');
    caption?.run(editor);
    editor.commands.insertContent('Below');
    expect(editor.getHTML()).toBe(
      `<figure><img src="${upload}" alt="A"><figcaption>Below</figcaption></figure>${after}`,
    );
  },
);

test('inserts a video below, with the cursor in its caption', () => {
  opened('<p>Before</p><p>After</p>');
  editor.commands.setTextSelection(3);
  insertBelow(editor, videoFigure('https://youtu.be/aqz-KE-bpKQ', 'V')!);
  editor.commands.insertContent('Caption');
  expect(editor.getHTML()).toBe(
    '<p>Before</p><figure><a href="https://www.youtube.com/watch?v=aqz-KE-bpKQ">V</a><figcaption>Caption</figcaption></figure><p>After</p>',
  );
});

test('starts a table with a header row and the cursor in it', () => {
  opened('<p>Before</p>');
  editor.commands.addTable();
  editor.commands.insertContent('Day');
  expect(editor.getHTML()).toContain('<th scope="col"><p>Day</p></th>');
  expect(editor.getHTML().match(/<tr>/g)).toHaveLength(3);
});
