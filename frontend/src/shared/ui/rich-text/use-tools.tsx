import type { ChainedCommands } from '@tiptap/core';
import { useEditorState, type Editor } from '@tiptap/react';
import type { ReactNode } from 'react';
import { EditorIcon, type EditorIconName } from '../media/editor-icon.tsx';

export type ToolId =
  | 'bold'
  | 'italic'
  | 'h2'
  | 'h3'
  | 'h4'
  | 'bullets'
  | 'numbers'
  | 'quote'
  | 'code'
  | 'link'
  | 'image'
  | 'undo'
  | 'redo'
  | 'row-add'
  | 'row-remove'
  | 'column-add'
  | 'column-remove'
  | 'table-head'
  | 'table-remove';

/** Something that can be done to the marked text. */
export interface ExtraTool {
  id: string;
  label: string;
  face: ReactNode;
  isActive?: (editor: Editor) => boolean;
  isOff?: (editor: Editor) => boolean;
  isShown?: (editor: Editor) => boolean;
  run: (editor: Editor) => void;
}

interface Tool extends Pick<ExtraTool, 'id' | 'label' | 'face'> {
  active: boolean | undefined;
  off: boolean;
  run: () => void;
}

type Step = (chain: ChainedCommands) => ChainedCommands;
const running = (step: Step) => (editor: Editor) => void step(editor.chain().focus()).run();

/** @param node what the text is there once the tool was used */
const drawn = (id: ToolId & EditorIconName, label: string, node: string, step: Step): ExtraTool => ({
  id,
  label,
  face: <EditorIcon name={id} />,
  isActive: (editor) => editor.isActive(node),
  run: running(step),
});

const heading = (level: 2 | 3 | 4): ExtraTool => ({
  id: `h${level}`,
  // Begins with what the button shows, so that it can be called by it.
  label: `H${level}, heading ${level}`,
  face: `H${level}`,
  isActive: (editor) => editor.isActive('heading', { level }),
  run: running((chain) => chain.toggleHeading({ level })),
});

const ofWriting: readonly ExtraTool[] = [
  drawn('bold', 'Bold', 'bold', (chain) => chain.toggleBold()),
  drawn('italic', 'Italic', 'italic', (chain) => chain.toggleItalic()),
  heading(2),
  heading(3),
  heading(4),
  drawn('bullets', 'List', 'bulletList', (chain) => chain.toggleBulletList()),
  drawn('numbers', 'Numbered list', 'orderedList', (chain) => chain.toggleOrderedList()),
  drawn('quote', 'Quote', 'blockquote', (chain) => chain.toggleBlockquote()),
  drawn('code', 'Code', 'codeBlock', (chain) => chain.toggleCodeBlock()),
];

const ofHistory: readonly ExtraTool[] = [
  {
    id: 'undo',
    label: 'Undo',
    face: <EditorIcon name="undo" />,
    isOff: (editor) => !editor.can().undo(),
    run: running((chain) => chain.undo()),
  },
  {
    id: 'redo',
    label: 'Redo',
    face: <EditorIcon name="redo" />,
    isOff: (editor) => !editor.can().redo(),
    run: running((chain) => chain.redo()),
  },
];

const inTable = (id: ToolId, face: string, label: string, step: Step): ExtraTool => ({
  id,
  label,
  face,
  isShown: (editor) => editor.isActive('table'),
  run: running(step),
});

/** Of a text that may hold tables (tables.ts), while the caret stands in one. */
const ofTables: readonly ExtraTool[] = [
  inTable('row-add', '+ Row', '+ Row, below this one', (chain) => chain.addTableRow()),
  inTable('row-remove', '− Row', '− Row, this one', (chain) => chain.removeTableRow()),
  inTable('column-add', '+ Column', '+ Column, after this one', (chain) => chain.addTableColumn()),
  inTable('column-remove', '− Column', '− Column, this one', (chain) => chain.removeTableColumn()),
  inTable('table-head', 'Header row', 'Header row, on or off', (chain) => chain.toggleTableHead()),
  inTable('table-remove', 'Remove table', 'Remove table', (chain) => chain.removeTable()),
];

/** What the editor can do to the marked text, and what it is already. */
export function useTools(
  editor: Editor,
  extra: readonly ExtraTool[],
  onLink: () => void,
  onImage: () => void,
): Tool[] {
  const tools: readonly ExtraTool[] = [
    ...ofWriting,
    {
      id: 'link',
      label: 'Link',
      face: <EditorIcon name="link" />,
      isActive: (now) => now.isActive('link'),
      run: onLink,
    },
    { id: 'image', label: 'Image', face: <EditorIcon name="image" />, run: onImage },
    ...extra,
    ...ofHistory,
    ...ofTables,
  ];
  const states = useEditorState({
    editor,
    selector: ({ editor: now }) =>
      tools.map(({ isActive, isOff, isShown }) => ({
        active: isActive?.(now),
        off: isOff?.(now) ?? false,
        isShown: isShown?.(now) ?? true,
      })),
  });
  return tools.flatMap(({ id, label, face, run }, index) => {
    const { isShown = false, active, off = false } = states[index] ?? {};
    return isShown ? [{ id, label, face, active, off, run: () => run(editor) }] : [];
  });
}
