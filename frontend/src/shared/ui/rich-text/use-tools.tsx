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
const runChain = (step: Step) => (editor: Editor) => void step(editor.chain().focus()).run();

/** @param node the node or mark that the tool sets */
const iconTool = (id: ToolId & EditorIconName, label: string, node: string, step: Step): ExtraTool => ({
  id,
  label,
  face: <EditorIcon name={id} />,
  isActive: (editor) => editor.isActive(node),
  run: runChain(step),
});

const heading = (level: 2 | 3 | 4): ExtraTool => ({
  id: `h${level}`,
  // Starts with the visible label, for voice control.
  label: `H${level}, heading ${level}`,
  face: `H${level}`,
  isActive: (editor) => editor.isActive('heading', { level }),
  run: runChain((chain) => chain.toggleHeading({ level })),
});

const textTools: readonly ExtraTool[] = [
  iconTool('bold', 'Bold', 'bold', (chain) => chain.toggleBold()),
  iconTool('italic', 'Italic', 'italic', (chain) => chain.toggleItalic()),
  heading(2),
  heading(3),
  heading(4),
  iconTool('bullets', 'List', 'bulletList', (chain) => chain.toggleBulletList()),
  iconTool('numbers', 'Numbered list', 'orderedList', (chain) => chain.toggleOrderedList()),
  iconTool('quote', 'Quote', 'blockquote', (chain) => chain.toggleBlockquote()),
  iconTool('code', 'Code', 'codeBlock', (chain) => chain.toggleCodeBlock()),
];

const historyTools: readonly ExtraTool[] = [
  {
    id: 'undo',
    label: 'Undo',
    face: <EditorIcon name="undo" />,
    isOff: (editor) => !editor.can().undo(),
    run: runChain((chain) => chain.undo()),
  },
  {
    id: 'redo',
    label: 'Redo',
    face: <EditorIcon name="redo" />,
    isOff: (editor) => !editor.can().redo(),
    run: runChain((chain) => chain.redo()),
  },
];

const tableTool = (id: ToolId, face: string, label: string, step: Step): ExtraTool => ({
  id,
  label,
  face,
  isShown: (editor) => editor.isActive('table'),
  run: runChain(step),
});

/** For texts with tables (tables.ts), while the caret is in one. */
const tableTools: readonly ExtraTool[] = [
  tableTool('row-add', '+ Row', '+ Row, below this one', (chain) => chain.addTableRow()),
  tableTool('row-remove', '− Row', '− Row, this one', (chain) => chain.removeTableRow()),
  tableTool('column-add', '+ Column', '+ Column, after this one', (chain) => chain.addTableColumn()),
  tableTool('column-remove', '− Column', '− Column, this one', (chain) => chain.removeTableColumn()),
  tableTool('table-head', 'Header row', 'Header row, on or off', (chain) => chain.toggleTableHead()),
  tableTool('table-remove', 'Remove table', 'Remove table', (chain) => chain.removeTable()),
];

export function useTools(
  editor: Editor,
  extra: readonly ExtraTool[],
  onLink: () => void,
  onImage: () => void,
): Tool[] {
  const tools: readonly ExtraTool[] = [
    ...textTools,
    {
      id: 'link',
      label: 'Link',
      face: <EditorIcon name="link" />,
      isActive: (now) => now.isActive('link'),
      run: onLink,
    },
    { id: 'image', label: 'Image', face: <EditorIcon name="image" />, run: onImage },
    ...extra,
    ...historyTools,
    ...tableTools,
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
