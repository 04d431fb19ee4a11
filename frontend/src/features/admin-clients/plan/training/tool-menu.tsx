import type { ReactNode } from 'react';
import { Icon } from '#shared/ui/media/icon.tsx';
import { ActionMenu, type MenuItem } from '#shared/ui/overlays/action-menu.tsx';
import styles from './tool-menu.module.css';

interface ToolMenuProps {
  label: string;
  items: readonly MenuItem[];
  /** Runs a command that opens nothing. */
  onAct?: (command: () => void) => void;
}

/** A named tool with a list of commands. */
export function ToolMenu({ label, items, onAct }: ToolMenuProps): ReactNode {
  return (
    <ActionMenu className={styles.tool} items={items} onAct={onAct}>
      {label}
      <Icon name="chevron-down" />
    </ActionMenu>
  );
}
