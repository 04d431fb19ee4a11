import { type ReactNode, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { bind, type Bound, LineField, LinesField } from '#shared/document/fields.tsx';
import { Button } from '#shared/ui/actions/button.tsx';
import { Legend } from '#shared/ui/layout/section.tsx';
import { MoveButtons } from '#shared/ui/lists/move-buttons.tsx';
import styles from '../settings.module.css';
import { type CoachingForm, mostSnippets, newSnippet } from './coaching-form.ts';
import own from './snippet-fields.module.css';

type Snippets = CoachingForm['snippets'];

/** Saved answers, in the order in which coaches see them. */
export function SnippetFields({ of }: { of: Bound<Snippets> }): ReactNode {
  const { value: snippets, busy, onChange } = of;
  const list = useRef<HTMLOListElement>(null);
  const add = useRef<HTMLButtonElement>(null);
  /** Ids of those whose fields are shown. */
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set());

  /** The focus follows the snippet, or goes to the one that takes its place. */
  function arrange(next: Snippets, index: number): void {
    flushSync(() => onChange(next));
    const focused = list.current?.children[index]?.querySelector('summary') ?? add.current;
    focused?.focus();
  }

  function show(id: string, shown: boolean): void {
    setOpen((before) => new Set([...before].filter((one) => one !== id).concat(shown ? id : [])));
  }

  function append(): void {
    const snippet = newSnippet();
    flushSync(() => {
      show(snippet.id, true);
      onChange([...snippets, snippet]);
    });
    list.current?.lastElementChild?.querySelector('input')?.focus();
  }

  function move(index: number, by: -1 | 1): void {
    const [snippet, other] = [snippets[index], snippets[index + by]];
    if (snippet && other) arrange(snippets.with(index, other).with(index + by, snippet), index + by);
  }

  return (
    <fieldset className={styles.group}>
      <Legend>Snippets</Legend>
      <p className="small muted">
        Saved answers for messages: coaches type the shortcut. {'{{name}}'} becomes the client’s first name,{' '}
        {'{{coach}}'} the coach’s; what else stands in braces is written by the coach.
      </p>
      <ol ref={list} className={own.list}>
        {snippets.map(({ id, shortcut, title }, index) => {
          const snippet = bind(of, index);
          const fields = [bind(snippet, 'shortcut'), bind(snippet, 'title'), bind(snippet, 'text')] as const;
          const [ofShortcut, ofTitle, ofText] = fields;
          return (
            <li key={id}>
              <details
                open={open.has(id) || fields.some(({ error }) => error !== undefined)}
                onToggle={({ currentTarget }) => show(id, currentTarget.open)}
              >
                <summary className={own.summary}>
                  <b>{shortcut}</b> <span>{title}</span>
                </summary>
                <div className={own.snippet}>
                  <LineField of={ofShortcut} label="Shortcut" maxLength={30} spellCheck={false} />
                  <LineField of={ofTitle} label="Title" maxLength={80} />
                  <MoveButtons
                    itemName={shortcut}
                    first={index === 0}
                    last={index === snippets.length - 1}
                    busy={busy}
                    className={styles.moves}
                    onMove={(by) => move(index, by)}
                    onRemove={() => arrange(snippets.toSpliced(index, 1), index)}
                  />
                  <LinesField of={ofText} label="Text" rows={3} maxLength={2000} className={own.text} />
                </div>
              </details>
            </li>
          );
        })}
      </ol>
      {snippets.length < mostSnippets ? (
        <Button ref={add} size="sm" disabled={busy} onClick={append}>
          Add snippet
        </Button>
      ) : (
        <p className="small quiet">At most {mostSnippets} snippets.</p>
      )}
    </fieldset>
  );
}
