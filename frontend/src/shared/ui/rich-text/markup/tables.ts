import { callOrReturn, getExtensionField, Node, type CommandProps, type Extensions } from '@tiptap/core';
import type { Command } from '@tiptap/pm/state';
import {
  addColumnAfter,
  addRowAfter,
  deleteColumn,
  deleteRow,
  deleteTable,
  goToNextCell,
  tableEditing,
  toggleHeaderRow,
} from '@tiptap/pm/tables';

declare module '@tiptap/core' {
  interface Commands<ReturnType> {
    table: Record<
      | 'addTableRow'
      | 'removeTableRow'
      | 'addTableColumn'
      | 'removeTableColumn'
      | 'removeTable'
      | 'toggleTableHead'
      | 'addTable',
      () => ReturnType
    >;
  }
  interface NodeConfig {
    /** The role in prosemirror-tables. */
    tableRole?: 'table' | 'row' | 'cell' | 'header_cell';
  }
}

/** Omits the attribute for 1. */
const span = (name: 'colspan' | 'rowspan') => ({
  default: 1,
  parseHTML: (cell: HTMLElement) => Math.max(1, Number(cell.getAttribute(name)) || 1),
  renderHTML: ({ [name]: count }: Record<string, unknown>) => (count === 1 ? {} : { [name]: count }),
});
const spans = { colspan: span('colspan'), rowspan: span('rowspan') };

const firstSize = { rows: 3, columns: 3 };

const Table = Node.create({
  name: 'table',
  group: 'block',
  content: 'tableRow+',
  isolating: true,
  tableRole: 'table',
  /** The caption, as plain text. */
  addAttributes: () => ({
    caption: {
      default: '',
      rendered: false,
      parseHTML: (table: HTMLElement) => table.querySelector(':scope > caption')?.textContent?.trim() ?? '',
    },
  }),
  parseHTML: () => [{ tag: 'table' }, { tag: 'caption', ignore: true }],
  renderHTML({ node }) {
    const caption = String(node.attrs['caption']);
    return caption ? ['table', ['caption', caption], ['tbody', 0]] : ['table', ['tbody', 0]];
  },
  extendNodeSchema(extension) {
    const context = { name: extension.name, options: extension.options as unknown, storage: {} };
    return { tableRole: callOrReturn(getExtensionField(extension, 'tableRole', context)) as unknown };
  },
  addProseMirrorPlugins: () => [tableEditing()],
  addCommands() {
    const run =
      (command: Command) =>
      () =>
      ({ state, dispatch }: CommandProps) =>
        command(state, dispatch);
    return {
      addTableRow: run(addRowAfter),
      removeTableRow: run(deleteRow),
      addTableColumn: run(addColumnAfter),
      removeTableColumn: run(deleteColumn),
      removeTable: run(deleteTable),
      toggleTableHead: run(toggleHeaderRow),
      /** Inserts a table with a header row after the selection and puts the caret into it. */
      addTable:
        () =>
        ({ chain, state }: CommandProps) => {
          const cell = (type: string) => ({ type, content: [{ type: 'paragraph' }] });
          const head = { ...cell('tableHeader'), attrs: { scope: 'col' } };
          const row = (one: object) => ({
            type: 'tableRow',
            content: Array.from({ length: firstSize.columns }, () => one),
          });
          const rows = [
            row(head),
            ...Array.from({ length: firstSize.rows - 1 }, () => row(cell('tableCell'))),
          ];
          const { $to, to } = state.selection;
          const at = $to.depth > 0 ? $to.after(1) : to;
          return chain()
            .insertContentAt(at, { type: 'table', content: rows })
            .setTextSelection(at + 4)
            .run();
        },
    };
  },
  /** Tab moves to the next cell; from the last cell it leaves the editor (no keyboard trap). */
  addKeyboardShortcuts() {
    const go = (direction: 1 | -1) => () => {
      const { state, view } = this.editor;
      return goToNextCell(direction)(state, view.dispatch);
    };
    return { Tab: go(1), 'Shift-Tab': go(-1) };
  },
});

const TableRow = Node.create({
  name: 'tableRow',
  content: '(tableCell | tableHeader)*',
  tableRole: 'row',
  parseHTML: () => [{ tag: 'tr' }],
  renderHTML: () => ['tr', 0],
});

const TableCell = Node.create({
  name: 'tableCell',
  content: 'block+',
  isolating: true,
  tableRole: 'cell',
  addAttributes: () => spans,
  parseHTML: () => [{ tag: 'td' }],
  renderHTML: ({ HTMLAttributes }) => ['td', HTMLAttributes, 0],
});

const TableHeader = Node.create({
  name: 'tableHeader',
  content: 'block+',
  isolating: true,
  tableRole: 'header_cell',
  addAttributes: () => ({ ...spans, scope: { default: null } }),
  parseHTML: () => [{ tag: 'th' }],
  renderHTML: ({ HTMLAttributes }) => ['th', HTMLAttributes, 0],
});

/** Tables of rows and cells, without widths and colours. */
export const tables: Extensions = [Table, TableRow, TableHeader, TableCell];
