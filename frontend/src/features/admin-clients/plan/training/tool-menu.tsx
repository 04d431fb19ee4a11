import { type ReactNode, useId } from 'react';
import { AdminIcon, type AdminIconName } from '#shared/ui/media/admin-icon.tsx';
import { Icon } from '#shared/ui/media/icon.tsx';
import menu from '#shared/ui/overlays/menu.module.css';
import { useDisclosure } from '#shared/ui/overlays/use-disclosure.ts';
import styles from './tool-menu.module.css';

export interface ToolItem {
  words: string;
  /** "Ctrl D" */
  keys?: string;
  act: () => void;
  off?: boolean;
  /** It opens a dialog, which takes the focus. */
  opens?: boolean;
}

interface ToolMenuProps {
  label: string;
  icon?: AdminIconName;
  items: readonly ToolItem[];
  /** Runs a command that opens nothing. */
  onAct?: (command: () => void) => void;
}

/** A tool with a list of commands. */
export function ToolMenu({ label, icon, items, onAct }: ToolMenuProps): ReactNode {
  const { open, toggle, close, area, button } = useDisclosure();
  const id = useId();

  function run({ act, opens = false }: ToolItem): void {
    close();
    if (opens || !onAct) act();
    else onAct(act);
  }

  return (
    <div className={menu.place} {...area}>
      <button
        ref={button}
        type="button"
        className={styles.tool}
        aria-expanded={open}
        aria-controls={id}
        onClick={toggle}
      >
        {icon && <AdminIcon name={icon} />}
        {label}
        <Icon name="chevron-down" />
      </button>
      <ul className={`${menu.list} ${styles.list}`} id={id} hidden={!open}>
        {items.map((item) => (
          <li key={item.words}>
            <button type="button" className={menu.item} disabled={item.off} onClick={() => run(item)}>
              {item.words}
              {item.keys !== undefined && <span className={styles.keys}>{item.keys}</span>}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
