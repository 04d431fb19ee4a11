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

export interface Tool {
  id: string;
  label: string;
  face: ReactNode;
  active?: boolean;
  off?: boolean;
  run: () => void;
}

/** A tool of one kind of text, with what it is for in that text. */
export interface ExtraTool {
  id: string;
  label: string;
  face: ReactNode;
  isActive?: (editor: Editor) => boolean;
  isOff?: (editor: Editor) => boolean;
  run: (editor: Editor) => void;
}

const icon = (name: EditorIconName): ReactNode => <EditorIcon name={name} />;

/** What the editor can do to the marked text, and what it is already. */
export function useTools(
  editor: Editor,
  extra: readonly ExtraTool[],
  onLink: () => void,
  onImage: () => void,
): Tool[] {
  const state = useEditorState({
    editor,
    selector: ({ editor: now }) => ({
      bold: now.isActive('bold'),
      italic: now.isActive('italic'),
      h2: now.isActive('heading', { level: 2 }),
      h3: now.isActive('heading', { level: 3 }),
      h4: now.isActive('heading', { level: 4 }),
      bullets: now.isActive('bulletList'),
      numbers: now.isActive('orderedList'),
      quote: now.isActive('blockquote'),
      code: now.isActive('codeBlock'),
      link: now.isActive('link'),
      table: now.isActive('table'),
      extra: extra.map(({ isActive, isOff }) => ({ active: isActive?.(now), off: isOff?.(now) })),
      canUndo: now.can().undo(),
      canRedo: now.can().redo(),
    }),
  });
  const chain = () => editor.chain().focus();
  const heading = (level: 2 | 3 | 4, active: boolean): Tool => ({
    id: `h${level}`,
    // Begins with what the button shows, so that it can be called by it.
    label: `H${level}, heading ${level}`,
    face: `H${level}`,
    active,
    run: () => chain().toggleHeading({ level }).run(),
  });
  return [
    {
      id: 'bold',
      label: 'Bold',
      face: icon('bold'),
      active: state.bold,
      run: () => chain().toggleBold().run(),
    },
    {
      id: 'italic',
      label: 'Italic',
      face: icon('italic'),
      active: state.italic,
      run: () => chain().toggleItalic().run(),
    },
    heading(2, state.h2),
    heading(3, state.h3),
    heading(4, state.h4),
    {
      id: 'bullets',
      label: 'List',
      face: icon('bullets'),
      active: state.bullets,
      run: () => chain().toggleBulletList().run(),
    },
    {
      id: 'numbers',
      label: 'Numbered list',
      face: icon('numbers'),
      active: state.numbers,
      run: () => chain().toggleOrderedList().run(),
    },
    {
      id: 'quote',
      label: 'Quote',
      face: icon('quote'),
      active: state.quote,
      run: () => chain().toggleBlockquote().run(),
    },
    {
      id: 'code',
      label: 'Code',
      face: icon('code'),
      active: state.code,
      run: () => chain().toggleCodeBlock().run(),
    },
    { id: 'link', label: 'Link', face: icon('link'), active: state.link, run: onLink },
    { id: 'image', label: 'Image', face: icon('image'), run: onImage },
    ...extra.map(({ id, label, face, run }, index) => ({
      id,
      label,
      face,
      ...(state.extra[index]?.active !== undefined && { active: state.extra[index].active }),
      off: state.extra[index]?.off ?? false,
      run: () => run(editor),
    })),
    { id: 'undo', label: 'Undo', face: icon('undo'), off: !state.canUndo, run: () => chain().undo().run() },
    { id: 'redo', label: 'Redo', face: icon('redo'), off: !state.canRedo, run: () => chain().redo().run() },
    ...(state.table ? tableTools(chain) : []),
  ];
}

/** Of a text that may hold tables (tables.ts), while the caret stands in one. */
function tableTools(chain: () => ChainedCommands): Tool[] {
  return [
    { id: 'row-add', label: '+ Row, below this one', face: '+ Row', run: () => chain().addTableRow().run() },
    { id: 'row-remove', label: '− Row, this one', face: '− Row', run: () => chain().removeTableRow().run() },
    {
      id: 'column-add',
      label: '+ Column, after this one',
      face: '+ Column',
      run: () => chain().addTableColumn().run(),
    },
    {
      id: 'column-remove',
      label: '− Column, this one',
      face: '− Column',
      run: () => chain().removeTableColumn().run(),
    },
    {
      id: 'table-head',
      label: 'Header row, on or off',
      face: 'Header row',
      run: () => chain().toggleTableHead().run(),
    },
    {
      id: 'table-remove',
      label: 'Remove table',
      face: 'Remove table',
      run: () => chain().removeTable().run(),
    },
  ];
}
