import type { Editor } from '@tiptap/react';
import type { KeyboardEvent, ReactNode } from 'react';
import styles from './toolbar.module.css';
import { useTools, type ExtraTool, type ToolId } from './use-tools.tsx';

/** A placeholder that is replaced when the text is read. */
export interface Token {
  label: string;
  text: string;
}

interface ToolbarProps {
  editor: Editor;
  asHtml: boolean;
  /** The text can be edited as HTML only. */
  locked: boolean;
  /** Tools to hide. */
  without: readonly ToolId[];
  /** Tools of this text only. */
  extra: readonly ExtraTool[];
  token: Token | undefined;
  onToken: (text: string) => void;
  onHtml: () => void;
  onLink: () => void;
  onImage: () => void;
}

/** Roving tabindex: one tab stop, arrow keys between the buttons (ARIA APG, toolbar). */
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
  const { editor, asHtml, locked, without, extra, token, onToken, onHtml, onLink, onImage } = props;
  const tools = useTools(editor, extra, onLink, onImage);
  const shown = tools.filter(({ id }) => !without.some((one) => one === id));
  return (
    // Handles the arrow keys of all buttons inside.
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
            // Keeps the text's selection.
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
