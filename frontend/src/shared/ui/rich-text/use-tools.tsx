import { useEditorState, type Editor } from '@tiptap/react';
import type { ReactNode } from 'react';
import { EditorIcon, type EditorIconName } from '../editor-icon.tsx';

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
  | 'redo';

export interface Tool {
  id: ToolId;
  label: string;
  face: ReactNode;
  active?: boolean;
  off?: boolean;
  run: () => void;
}

const icon = (name: EditorIconName): ReactNode => <EditorIcon name={name} />;

/** What the editor can do to the marked text, and what it is already. */
export function useTools(editor: Editor, onLink: () => void, onImage: () => void): Tool[] {
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
      canUndo: now.can().undo(),
      canRedo: now.can().redo(),
    }),
  });
  const chain = () => editor.chain().focus();
  const heading = (level: 2 | 3 | 4, active: boolean): Tool => ({
    id: `h${level}`,
    label: `Heading ${level}`,
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
    { id: 'undo', label: 'Undo', face: icon('undo'), off: !state.canUndo, run: () => chain().undo().run() },
    { id: 'redo', label: 'Redo', face: icon('redo'), off: !state.canRedo, run: () => chain().redo().run() },
  ];
}
