import { type ReactNode, useState } from 'react';
import { AdminIcon } from '#shared/ui/media/admin-icon.tsx';
import type { Snippet } from '../api.ts';
import styles from './snippet-help.module.css';
import { filled, inserted, suggestions } from './snippets.ts';

interface SnippetHelpProps {
  snippets: readonly Snippet[];
  names: { client: string; coach: string };
  text: string;
  onReplace: (text: string) => void;
}

/** Saved answers: those that fit a typed shortcut, or all of them on request. */
export function SnippetHelp({ snippets, names, text, onReplace }: SnippetHelpProps): ReactNode {
  const [open, setOpen] = useState(false);
  const fitting = suggestions(text, snippets);
  const shown = fitting ?? (open ? snippets : []);
  if (snippets.length === 0) return null;
  return (
    <div className={styles.help}>
      {shown.length > 0 && (
        <ul className={styles.snippets} aria-label="Snippets">
          {shown.map((snippet) => (
            <li key={snippet.id}>
              <button
                type="button"
                onClick={() => {
                  setOpen(false);
                  const gap = text === '' || text.endsWith(' ') || text.endsWith('\n') ? '' : ' ';
                  onReplace(fitting ? inserted(text, snippet, names) : text + gap + filled(snippet, names));
                }}
              >
                <b>{snippet.shortcut}</b>
                <span>{snippet.title}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
      <p className={styles.row}>
        <button type="button" className={styles.all} aria-expanded={open} onClick={() => setOpen(!open)}>
          <AdminIcon name="bolt" />
          Snippets
        </button>
        <span className="micro quiet">Type / and a shortcut</span>
      </p>
    </div>
  );
}
