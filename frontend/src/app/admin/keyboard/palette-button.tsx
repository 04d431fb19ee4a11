import { lazy, useEffect, useState, type ReactNode } from 'react';
import { LazyPart } from '#shared/ui/feedback/lazy-part.tsx';
import { Icon } from '#shared/ui/media/icon.tsx';
import styles from './palette-button.module.css';

const CommandPalette = lazy(async () => ({
  default: (await import('./command-palette.tsx')).CommandPalette,
}));

/** A dialog, which has to be answered first; a drawer has not. */
const covering = 'dialog:modal:not([data-size=side])';

/** Opens the palette: by a press, or by ⌘K or Ctrl K wherever one is; not where an editor has a use for these keys. */
export function PaletteButton(): ReactNode {
  const [open, setOpen] = useState(false);
  useEffect(() => {
    function onKeyDown(event: KeyboardEvent): void {
      const isAsked = (event.metaKey || event.ctrlKey) && !event.altKey && event.key.toLowerCase() === 'k';
      if (!isAsked || event.defaultPrevented || document.querySelector(covering)) return;
      event.preventDefault();
      setOpen(true);
    }
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, []);
  return (
    <>
      <button className={styles.button} type="button" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <Icon name="search" />
        <span className={styles.word}>Go to</span>
        <kbd className={styles.keys}>Ctrl K</kbd>
      </button>
      {open && (
        <LazyPart fallback={null}>
          <CommandPalette onClose={() => setOpen(false)} />
        </LazyPart>
      )}
    </>
  );
}
