import { Editor } from '@tiptap/core';
import { Image } from '@tiptap/extension-image';
import { afterEach, expect, test } from 'vitest';
import { insertPicture } from './insert-picture.ts';
import { writing } from '../writing.ts';

let editor: Editor;
afterEach(() => editor.destroy());

const write = (content: string, inline: boolean): Editor =>
  (editor = new Editor({ extensions: [...writing, Image.configure({ inline })], content }));
const picture = (name: string) => ({ src: `/media/${name}.avif`, alt: name });
const alts = (): string[] => [...editor.getHTML().matchAll(/alt="(\w+)"/g)].map(([, alt = '']) => alt);

test.each([
  ['between the lines', false],
  ['in a line', true],
])('pictures %s keep their order, with text after them', (_, inline) => {
  write('<p>Before</p>', inline);
  editor.commands.focus('end');
  for (const name of ['one', 'two', 'three']) insertPicture(editor, picture(name));
  editor.commands.insertContent('after');
  expect(alts()).toEqual(['one', 'two', 'three']);
  expect(editor.getText().replaceAll(/\s/g, '')).toBe('Beforeafter');
});

test('a selected picture or text is not replaced', () => {
  write('<p>Kept words</p><img src="/media/kept.avif" alt="kept"><p>End</p>', false);
  editor.commands.setTextSelection({ from: 1, to: 5 });
  insertPicture(editor, picture('first'));
  let at = 0;
  editor.state.doc.descendants((node, pos) => {
    if (node.attrs['alt'] === 'kept') at = pos;
  });
  editor.commands.setNodeSelection(at);
  insertPicture(editor, picture('second'));
  expect(alts()).toEqual(['first', 'kept', 'second']);
  expect(editor.getText().replaceAll(/\s/g, '')).toBe('KeptwordsEnd');
});
