import { Editor } from '@tiptap/core';
import { afterEach, expect, test } from 'vitest';
import { tables } from './tables.ts';
import { writing } from '../writing.ts';

let editor: Editor;
afterEach(() => editor.destroy());

const opened = (content: string): Editor =>
  (editor = new Editor({ extensions: [...writing, ...tables], content }));

/** Shortened from what Sheets and Word copy. */
const pasted =
  '<table class="MsoTableGrid" style="width:400pt"><colgroup><col width="99"></colgroup><thead><tr style="height:21px">' +
  '<th scope="col" style="color:red">Day</th><th scope="col">Lift</th></tr></thead><tbody><tr><td rowspan="2">Mon</td>' +
  '<td><p class="MsoNormal"><b>Squat</b></p></td></tr><tr><td>Row</td></tr></tbody></table>';

test('a pasted table keeps its rows, cells and headers, and loses its styles', () => {
  opened('<p>Plan</p>');
  editor.commands.focus('end');
  // jsdom has no clipboard; the editor reads nothing from the event.
  editor.view.pasteHTML(pasted, new Event('paste') as ClipboardEvent);
  expect(editor.getHTML()).toContain(
    '<table><tbody><tr><th scope="col"><p>Day</p></th><th scope="col"><p>Lift</p></th></tr>' +
      '<tr><td rowspan="2"><p>Mon</p></td><td><p><strong>Squat</strong></p></td></tr>' +
      '<tr><td><p>Row</p></td></tr></tbody></table>',
  );
});

test('adds and removes rows and columns, and removes the table', () => {
  opened('<table><tr><td>A</td><td>B</td></tr></table><p>After</p>');
  const size = () => [editor.$nodes('tableRow')?.length ?? 0, editor.$nodes('tableCell')?.length ?? 0];
  editor.commands.setTextSelection(4);
  editor.commands.addTableRow();
  editor.commands.addTableColumn();
  expect(size()).toEqual([2, 6]);
  editor.commands.removeTableColumn();
  editor.commands.removeTableRow();
  expect(size()).toEqual([1, 2]);
  editor.commands.removeTable();
  expect(editor.getHTML()).toBe('<p>After</p>');
});

test('Tab moves from cell to cell, and from the last cell out of the editor', () => {
  opened('<table><tr><td>A</td><td>B</td></tr></table><p>After</p>');
  editor.commands.setTextSelection(4);
  const press = () => {
    const event = new KeyboardEvent('keydown', { key: 'Tab', cancelable: true, bubbles: true });
    editor.view.dom.dispatchEvent(event);
    return event.defaultPrevented;
  };
  expect(press()).toBe(true);
  expect(editor.state.selection.$from.parent.textContent).toBe('B');
  expect(press()).toBe(false);
});
