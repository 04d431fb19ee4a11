import { useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Spinner } from '#shared/ui/feedback/spinner.tsx';
import { Field } from '#shared/ui/forms/field.tsx';
import { Input } from '#shared/ui/forms/input.tsx';
import { Dialog } from '#shared/ui/overlays/dialog.tsx';
import styles from './command-palette.module.css';
import { type Destination, remember, useFound, verbNames } from './use-found.ts';

/** Finds clients, screens, people, payments and articles by name; usable by arrow keys and Enter. */
export function CommandPalette({ onClose }: { onClose: () => void }): ReactNode {
  const [typed, setTyped] = useState('');
  const { groups, waiting, problem } = useFound(typed);
  const input = useRef<HTMLInputElement>(null);
  const results = useRef<HTMLDivElement>(null);

  function choose(chosen: Destination): void {
    remember(chosen);
    onClose();
  }

  function onKeyDown(event: KeyboardEvent): void {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    const links = [...(results.current?.querySelectorAll('a') ?? [])];
    if (step) {
      event.preventDefault();
      const at = links.findIndex((link) => link === document.activeElement);
      (links[at + step] ?? (step < 0 ? input.current : undefined))?.focus();
      return;
    }
    const [first] = links;
    // Enter may open a screen at once: screens are known and come first. Other results may still change.
    const isSure = !waiting || ['Recent', 'Screens'].includes(groups[0]?.name ?? '');
    if (event.key === 'Enter' && event.target === input.current && first && isSure) {
      event.preventDefault();
      first.click();
    }
  }

  return (
    <Dialog open onClose={onClose} title="Go to" initialFocus={input}>
      {/* Arrow keys move from the field through the results. */}
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions */}
      <div className={styles.palette} onKeyDown={onKeyDown}>
        <Field label="Client, screen, person, payment or article">
          {(control) => (
            <Input
              {...control}
              ref={input}
              type="text"
              autoComplete="off"
              spellCheck={false}
              maxLength={120}
              value={typed}
              onChange={({ target }) => setTyped(target.value)}
            />
          )}
        </Field>
        <div ref={results} className={styles.results}>
          {groups.map(({ name, found }) => (
            <section key={name} aria-label={name}>
              <h3 className="micro quiet">{name}</h3>
              <ul className={styles.list}>
                {found.map((one) => (
                  <li key={one.to}>
                    <Link className={styles.link} to={one.to} onClick={() => choose(one)}>
                      <span>{one.label}</span>
                      {one.detail && <span className="small muted">{one.detail}</span>}
                    </Link>
                  </li>
                ))}
              </ul>
            </section>
          ))}
        </div>
        <p className={`micro quiet ${styles.keys}`}>
          <span>
            <kbd>↑</kbd> <kbd>↓</kbd> move
          </span>
          <span>
            <kbd>Enter</kbd> open
          </span>
          <span>
            <kbd>Esc</kbd> close
          </span>
          <span>Also: {verbNames.join(', ')} and a name</span>
        </p>
        <p className="small muted" role="status">
          {waiting && <Spinner size="1rem" />}
          {!waiting && groups.length === 0 && (
            <span>No results. Try part of a name, an email or a number.</span>
          )}
          {problem && <span> Some results could not be loaded. Please try again.</span>}
        </p>
      </div>
    </Dialog>
  );
}
