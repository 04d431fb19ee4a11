import { useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { Spinner } from '#shared/ui/feedback/spinner.tsx';
import { Field } from '#shared/ui/forms/field.tsx';
import { Input } from '#shared/ui/forms/input.tsx';
import { Dialog } from '#shared/ui/overlays/dialog.tsx';
import styles from './command-palette.module.css';
import { useFound } from './use-found.ts';

/** Finds screens, people, payments and articles by name; usable by arrow keys and Enter. */
export function CommandPalette({ onClose }: { onClose: () => void }): ReactNode {
  const [typed, setTyped] = useState('');
  const { groups, waiting, problem } = useFound(typed);
  const navigate = useNavigate();
  const input = useRef<HTMLInputElement>(null);
  const results = useRef<HTMLDivElement>(null);

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
    const isSure = !waiting || groups[0]?.name === 'Screens';
    if (event.key === 'Enter' && event.target === input.current && first && isSure) {
      event.preventDefault();
      onClose();
      void navigate(first.pathname + first.search);
    }
  }

  return (
    <Dialog open onClose={onClose} title="Go to" initialFocus={input}>
      {/* Arrow keys move from the field through the results. */}
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions */}
      <div className={styles.palette} onKeyDown={onKeyDown}>
        <Field label="Screen, person, payment or article">
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
                {found.map(({ to, label, detail }) => (
                  <li key={to}>
                    <Link className={styles.link} to={to} onClick={onClose}>
                      <span>{label}</span>
                      {detail && <span className="small muted">{detail}</span>}
                    </Link>
                  </li>
                ))}
              </ul>
            </section>
          ))}
        </div>
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
