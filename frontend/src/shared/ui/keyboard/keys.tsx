import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { Row } from '../layout/flow.tsx';
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

export interface ScreenKey {
  keys: readonly string[];
  what: string;
  /** Its word in the line of the most used keys: "move". */
  short?: string;
}

interface KeysDialogProps {
  keys: readonly ScreenKey[];
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

/**
 * Lists the keys of a screen in a dialog: at `?`, or from a line that names the keys with a `short` word. Touch screens do not
 * show the line.
 * @param children content of the line before the keys
 */
export function KeysHelp({
  keys,
  children,
}: {
  keys: readonly ScreenKey[];
  children?: ReactNode;
}): ReactNode {
  const [open, setOpen] = useState(false);
  useKeys((key) => {
    if (key === '?') setOpen(true);
    return key === '?';
  });
  const named = keys.filter(({ short }) => short !== undefined);
  return (
    <>
      {named.length > 0 && (
        <Row as="p" gap="3" align="center" className={styles.hint}>
          {children}
          {named.map(({ keys: each, short }) => (
            <span key={short}>
              {each.map((key) => (
                <Kbd key={key}>{key}</Kbd>
              ))}{' '}
              {short}
            </span>
          ))}
          <button type="button" onClick={() => setOpen(true)}>
            <Kbd>?</Kbd> all keys
          </button>
        </Row>
      )}
      {open && (
        <KeysDialog keys={[...keys, { keys: ['?'], what: 'This list' }]} onClose={() => setOpen(false)} />
      )}
    </>
  );
}
