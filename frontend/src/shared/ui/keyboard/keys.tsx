import { type ReactNode, useEffect, useEffectEvent } from 'react';
import { Dialog } from '../overlays/dialog.tsx';
import styles from './keys.module.css';

export const Kbd = ({ children }: { children: ReactNode }): ReactNode => (
  <kbd className={styles.kbd}>{children}</kbd>
);

const typingTargets = 'input:not([type=checkbox]), textarea, select, [contenteditable], dialog';

/** Single keys of a screen, while nothing is typed and no dialog is open. @param act answers whether it took the key */
export function useKeys(act: (key: string) => boolean): void {
  const onKeyDown = useEffectEvent((event: KeyboardEvent): void => {
    const { target } = event;
    if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
    if (target instanceof Element && target.closest(typingTargets)) return;
    if (document.querySelector('dialog:modal')) return;
    if (act(event.key)) event.preventDefault();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent): void => onKeyDown(event);
    // Before the window's listeners: the keys of the admin frame.
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}

interface KeysDialogProps {
  keys: readonly { keys: readonly string[]; what: string }[];
  onClose: () => void;
}

export function KeysDialog({ keys, onClose }: KeysDialogProps): ReactNode {
  return (
    <Dialog open title="Keys on this screen" onClose={onClose}>
      <dl className={styles.keys}>
        {keys.map(({ keys: each, what }) => (
          <div key={what}>
            <dt>
              {each.map((key) => (
                <Kbd key={key}>{key}</Kbd>
              ))}
            </dt>
            <dd>{what}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
