import { useEditorState, type Editor } from '@tiptap/react';
import type { KeyboardEvent, ReactNode } from 'react';
import { EditorIcon, type EditorIconName } from '../editor-icon.tsx';
import styles from './toolbar.module.css';

/** Words that stand for something else until the text is read. */
export interface Token {
  label: string;
  text: string;
}

interface ToolbarProps {
  editor: Editor;
  asHtml: boolean;
  /** The text holds what only HTML can show. */
  locked: boolean;
  /** Tools that this text has no use for. */
  without: readonly ToolId[];
  token: Token | undefined;
  onToken: (text: string) => void;
  onHtml: () => void;
  onLink: () => void;
  onImage: () => void;
}

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

interface Tool {
  id: ToolId;
  label: string;
  face: ReactNode;
  active?: boolean;
  off?: boolean;
  run: () => void;
}

const icon = (name: EditorIconName): ReactNode => <EditorIcon name={name} />;

/** One stop for Tab; the arrow keys go on from there (ARIA APG, toolbar). */
function onArrow(event: KeyboardEvent<HTMLDivElement>): void {
  const buttons = [...event.currentTarget.querySelectorAll<HTMLButtonElement>('button:not(:disabled)')];
  const at = buttons.indexOf(document.activeElement as HTMLButtonElement);
  const to = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: buttons.length - 1 }[event.key];
  if (to === undefined || at < 0) return;
  event.preventDefault();
  const next = buttons[(to + buttons.length) % buttons.length];
  for (const button of buttons) button.tabIndex = button === next ? 0 : -1;
  next?.focus();
}

export function Toolbar(props: ToolbarProps): ReactNode {
  const { editor, asHtml, locked, without, token, onToken, onHtml, onLink, onImage } = props;
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
  const tools: Tool[] = [
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
  const shown = tools.filter(({ id }) => !without.includes(id));
  return (
    // Arrow keys are heard here for all the buttons inside.
    // oxlint-disable-next-line jsx-a11y/interactive-supports-focus
    <div className={styles.bar} role="toolbar" aria-label="Format" onKeyDown={onArrow}>
      {token && (
        <button
          type="button"
          className={styles.token}
          tabIndex={0}
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onToken(token.text)}
        >
          {token.label}
        </button>
      )}
      {!asHtml &&
        shown.map(({ id, label, face, active, off, run }, index) => (
          <button
            key={id}
            type="button"
            className={styles.tool}
            aria-label={label}
            title={label}
            aria-pressed={active}
            disabled={off}
            tabIndex={index === 0 && !token ? 0 : -1}
            // The text keeps its selection, which the tool is for.
            onMouseDown={(event) => event.preventDefault()}
            onClick={run}
          >
            {face}
          </button>
        ))}
      <button
        type="button"
        className={styles.html}
        aria-pressed={asHtml}
        disabled={locked}
        tabIndex={asHtml && !token ? 0 : -1}
        onClick={onHtml}
      >
        HTML
      </button>
    </div>
  );
}
