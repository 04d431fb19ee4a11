import { Node, type Editor } from '@tiptap/core';
import type { Node as EditorNode } from '@tiptap/pm/model';
import { Plugin, type Transaction } from '@tiptap/pm/state';

const href = (number: unknown): string => `#source-${String(number)}`;
const id = (number: unknown): string => `source-${String(number)}`;
const numberIn = (text: string | null | undefined): number | null =>
  Number(/source-(\d+)$/.exec(text ?? '')?.[1]) || null;

/** A superscript link to a source. */
const Citation = Node.create({
  name: 'citation',
  group: 'inline',
  inline: true,
  atom: true,
  addAttributes: () => ({ number: { default: null, rendered: false } }),
  parseHTML: () => [
    {
      tag: 'sup',
      priority: 60,
      getAttrs: (sup) => {
        const number = numberIn(sup.querySelector(':scope > a')?.getAttribute('href'));
        return number ? { number } : false;
      },
    },
  ],
  renderHTML: ({ node }) => [
    'sup',
    ['a', { href: href(node.attrs['number']) }, String(node.attrs['number'])],
  ],
  renderText: ({ node }) => `[${String(node.attrs['number'])}]`,
});

const Source = Node.create({
  name: 'source',
  content: 'paragraph+',
  defining: true,
  addAttributes: () => ({ number: { default: null, rendered: false } }),
  parseHTML: () => [
    { tag: 'li', context: 'sources/', priority: 60, getAttrs: (item) => ({ number: numberIn(item.id) }) },
  ],
  renderHTML: ({ node }) => ['li', { id: id(node.attrs['number']) }, 0],
  addKeyboardShortcuts() {
    return { Enter: () => this.editor.commands.splitListItem(this.name) };
  },
});

/** The list of sources, numbered by position. Citations are renumbered, and deleted with their source. */
const Sources = Node.create({
  name: 'sources',
  group: 'block',
  content: 'source+',
  parseHTML: () => [
    {
      tag: 'ol',
      priority: 60,
      getAttrs: (list) => (list.querySelector(':scope > li[id^="source-"]') ? null : false),
    },
  ],
  renderHTML: () => ['ol', 0],
  addProseMirrorPlugins: () => [
    new Plugin({
      appendTransaction: (transactions, _, { doc, tr }) =>
        transactions.some(({ docChanged }) => docChanged) && renumber(doc, tr) ? tr : null,
    }),
  ],
});

export const sources = [Citation, Sources, Source];

/** @returns whether anything changed */
function renumber(doc: EditorNode, tr: Transaction): boolean {
  const numbers = new Map<unknown, number>();
  let count = 0;
  doc.descendants((node, at) => {
    if (node.type.name !== Source.name) return;
    const was: unknown = node.attrs['number'];
    count += 1;
    if (was && !numbers.has(was)) numbers.set(was, count);
    if (was !== count) tr.setNodeAttribute(at, 'number', count);
  });
  doc.descendants((node, at) => {
    if (node.type.name !== Citation.name) return;
    const number = numbers.get(node.attrs['number']);
    const now = tr.mapping.map(at);
    if (number === undefined) tr.delete(now, now + node.nodeSize);
    else if (number !== node.attrs['number']) tr.setNodeAttribute(now, 'number', number);
  });
  return tr.docChanged;
}

/** Texts of the sources, in order. */
export function sourcesOf(editor: Editor): string[] {
  const found: string[] = [];
  editor.state.doc.descendants((node) => {
    if (node.type.name === Source.name) found.push(node.textContent);
  });
  return found;
}

/**
 * Inserts a citation after the selection.
 * @param source number of an existing source, or text of a new one: appended to the list; the first one creates list and
 * heading
 */
export function cite(editor: Editor, source: number | string): void {
  const number = typeof source === 'number' ? source : sourcesOf(editor).length + 1;
  editor
    .chain()
    .focus()
    .command(({ tr, state: { schema } }) => {
      const { to } = tr.selection;
      if (typeof source === 'string') {
        const words = { type: 'paragraph', content: [{ type: 'text', text: source }] };
        const item = { type: Source.name, attrs: { number }, content: [words] };
        let end: number | null = null;
        tr.doc.descendants((node, at) => {
          if (node.type.name === Sources.name) end = at + node.nodeSize - 1;
        });
        if (end !== null) tr.insert(end, schema.nodeFromJSON(item));
        else {
          const title = {
            type: 'heading',
            attrs: { level: 2 },
            content: [{ type: 'text', text: 'Sources' }],
          };
          const list = { type: Sources.name, content: [item] };
          tr.insert(tr.doc.content.size, [schema.nodeFromJSON(title), schema.nodeFromJSON(list)]);
        }
      }
      tr.insert(tr.mapping.map(to, -1), schema.nodeFromJSON({ type: Citation.name, attrs: { number } }));
      return true;
    })
    .run();
}
