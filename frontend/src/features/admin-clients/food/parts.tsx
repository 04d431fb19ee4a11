import { clsx } from 'clsx';
import { type ComponentPropsWithRef, type ReactNode, useId } from 'react';
import { AdminIcon, type AdminIconName } from '#shared/ui/media/admin-icon.tsx';
import menu from '#shared/ui/overlays/menu.module.css';
import { useDisclosure } from '#shared/ui/overlays/use-disclosure.ts';
import styles from './parts.module.css';

interface ToolProps extends ComponentPropsWithRef<'button'> {
  icon?: AdminIconName;
}

/** A small button of an editor. */
export function Tool({ icon, className, children, ...rest }: ToolProps): ReactNode {
  return (
    <button type="button" {...rest} className={clsx(styles.tool, className)}>
      {icon && <AdminIcon name={icon} />}
      {children}
    </button>
  );
}

interface PanelProps {
  title: ReactNode;
  /** Beside the title. */
  side?: ReactNode;
  className?: string | undefined;
  live?: boolean;
  children: ReactNode;
}

export function Panel({ title, side, className, live = false, children }: PanelProps): ReactNode {
  const id = useId();
  return (
    <section
      className={clsx(styles.panel, className)}
      aria-labelledby={id}
      aria-live={live ? 'polite' : undefined}
    >
      <header className={styles.head}>
        <h2 id={id}>{title}</h2>
        {side}
      </header>
      {children}
    </section>
  );
}

export interface MenuItem {
  words: string;
  act: () => void;
  disabled?: boolean;
}

/** More that can be done with one thing. */
export function MoreMenu({ label, items }: { label: string; items: readonly MenuItem[] }): ReactNode {
  const { open, toggle, close, area, button } = useDisclosure();
  const list = useId();
  return (
    <div className={menu.place} {...area}>
      <Tool
        ref={button}
        icon="dots"
        aria-label={label}
        aria-expanded={open}
        aria-controls={list}
        onClick={toggle}
      />
      <ul className={menu.list} id={list} hidden={!open}>
        {items
          .filter(({ disabled = false }) => !disabled)
          .map(({ words, act }) => (
            <li key={words}>
              <button
                type="button"
                className={menu.item}
                onClick={() => {
                  close();
                  act();
                }}
              >
                {words}
              </button>
            </li>
          ))}
      </ul>
    </div>
  );
}
