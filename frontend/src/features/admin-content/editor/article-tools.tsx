import type { Editor } from '@tiptap/core';
import { NodeSelection, TextSelection } from '@tiptap/pm/state';
import { EditorIcon } from '#shared/ui/media/editor-icon.tsx';
import type { ExtraTool } from '#shared/ui/rich-text/use-tools.tsx';

/** Tools with a dialog. */
export type Question = 'source' | 'video' | 'table-caption';

const chosenImage = ({ state: { selection } }: Editor): NodeSelection | null =>
  selection instanceof NodeSelection && selection.node.type.name === 'image' ? selection : null;

/** Turns the selected picture into a figure, with the cursor in its caption. */
function addCaption(editor: Editor): void {
  const image = chosenImage(editor);
  if (!image) return;
  const { from, node } = image;
  const { src, alt, width, height } = node.attrs;
  editor
    .chain()
    .focus()
    .command(({ tr, state }) => {
      const figure = state.schema.nodes['figure']?.create({ src, alt, width, height });
      if (!figure) return false;
      tr.replaceWith(from, from + node.nodeSize, figure);
      tr.setSelection(TextSelection.create(tr.doc, from + 1));
      // Tiptap would clear a document with only a figure and an empty caption.
      tr.setMeta('preventClearDocument', true);
      return true;
    })
    .run();
}

/** Tools of articles only. Call once: the array must be stable. */
export const articleTools = (ask: (question: Question, editor: Editor) => void): readonly ExtraTool[] => [
  {
    id: 'caption',
    label: 'Caption of the selected picture or table',
    face: 'Caption',
    isOff: (editor) => !chosenImage(editor) && !editor.isActive('table'),
    run: (editor) => (chosenImage(editor) ? addCaption(editor) : ask('table-caption', editor)),
  },
  {
    id: 'video',
    label: 'Video',
    face: <EditorIcon name="video" />,
    run: (editor) => ask('video', editor),
  },
  {
    id: 'table',
    label: 'Table',
    face: <EditorIcon name="table" />,
    isOff: (editor) => editor.isActive('table'),
    run: (editor) => editor.chain().focus().addTable().run(),
  },
  {
    id: 'pull-quote',
    label: 'Pull quote',
    face: <EditorIcon name="pullQuote" />,
    isActive: (editor) => editor.isActive('pullQuote'),
    run: (editor) => editor.chain().focus().toggleWrap('pullQuote').run(),
  },
  {
    id: 'source',
    label: '[1], cite a source',
    face: '[1]',
    isOff: (editor) => editor.isActive('sources') || editor.isActive('codeBlock'),
    run: (editor) => ask('source', editor),
  },
];
