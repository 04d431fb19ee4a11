import { type ReactNode, useEffect, useId, useRef } from 'react';
import { Link } from 'react-router-dom';
import { AdminIcon, type AdminIconName } from '../media/admin-icon.tsx';
import styles from './action-menu.module.css';
import menu from './menu.module.css';
import { useDisclosure } from './use-disclosure.ts';

export interface MenuItem {
  words: string;
  icon?: AdminIconName;
  /** "Ctrl D" */
  keys?: string;
  disabled?: boolean;
  /** An address; otherwise `act` is called. */
  to?: string;
  act?: () => void;
  /** It opens a dialog, which takes the focus. */
  opens?: boolean;
}

interface ActionMenuProps {
  /** Name of the button, if its content does not say it. */
  label?: string;
  /** Class of the button. */
  className: string | undefined;
  disabled?: boolean;
  items: readonly MenuItem[];
  /** Runs commands without `opens`. It must move the focus. */
  onAct?: ((command: () => void) => void) | undefined;
  /** Content of the button. */
  children?: ReactNode;
}

/** A button with a list of commands. */
export function ActionMenu(props: ActionMenuProps): ReactNode {
  const { label, className, disabled, items, onAct, children = <AdminIcon name="dots" /> } = props;
  const { open, toggle, close, area, button } = useDisclosure();
  const id = useId();
  const list = useRef<HTMLUListElement>(null);
  // The button may be near the window's lower edge.
  useEffect(() => {
    if (open) list.current?.scrollIntoView({ block: 'nearest' });
  }, [open]);

  function run({ act, opens = false }: MenuItem): void {
    close();
    if (!act) return;
    if (onAct) return opens ? act() : onAct(act);
    // If the command opens a dialog, closing it returns the focus to where it was: to the button.
    button.current?.focus();
    act();
  }

  const content = ({ words, icon, keys }: MenuItem): ReactNode => (
    <>
      {icon && <AdminIcon name={icon} />}
      {words}
      {keys !== undefined && <span className={styles.keys}>{keys}</span>}
    </>
  );
  return (
    <div className={menu.place} {...area}>
      <button
        ref={button}
        type="button"
        className={className}
        disabled={disabled}
        aria-label={label}
        aria-expanded={open}
        aria-controls={id}
        onClick={toggle}
      >
        {children}
      </button>
      <ul ref={list} className={`${menu.list} ${styles.list}`} id={id} hidden={!open}>
        {items.map((item) => (
          <li key={item.words}>
            {item.to === undefined ? (
              <button type="button" className={menu.item} disabled={item.disabled} onClick={() => run(item)}>
                {content(item)}
              </button>
            ) : (
              <Link className={menu.item} to={item.to} onClick={close}>
                {content(item)}
              </Link>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}
