import { clsx } from 'clsx';
import { type ComponentPropsWithRef, type ReactNode, useId } from 'react';
import { AdminIcon, type AdminIconName } from '#shared/ui/media/admin-icon.tsx';
import { ActionMenu, type MenuItem } from '#shared/ui/overlays/action-menu.tsx';
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

/** A menu of commands for one item, without those that are disabled. */
export function MoreMenu({ label, items }: { label: string; items: readonly MenuItem[] }): ReactNode {
  return (
    <ActionMenu
      label={label}
      className={styles.tool}
      items={items.filter(({ disabled = false }) => !disabled)}
    />
  );
}
