import { Menu as BaseMenu } from '@base-ui/react/menu';
import type { ReactElement, ReactNode } from 'react';
import { Icon, type IconName } from '../media/icon.tsx';
import styles from './menu.module.css';

export interface MenuEntry {
  label: string;
  icon?: IconName;
  onSelect: () => void;
  disabled?: boolean;
  /** A line above it. */
  separated?: boolean;
}

interface MenuProps {
  /** The button that opens it; must take a ref and props. */
  trigger: ReactElement<Record<string, unknown>>;
  items: readonly MenuEntry[];
}

/** Actions on one thing, with arrow keys and type-ahead. (The bar's menus are plain lists of links.) */
export function Menu({ trigger, items }: MenuProps): ReactNode {
  return (
    <BaseMenu.Root>
      <BaseMenu.Trigger render={trigger} />
      <BaseMenu.Portal>
        <BaseMenu.Positioner className={styles.positioner} sideOffset={8} align="end">
          <BaseMenu.Popup className={styles.popup}>
            {items.map((item) => (
              <div key={item.label} className={item.separated ? styles.separated : undefined}>
                <BaseMenu.Item className={styles.item} disabled={item.disabled} onClick={item.onSelect}>
                  {item.icon && <Icon name={item.icon} />}
                  {item.label}
                </BaseMenu.Item>
              </div>
            ))}
          </BaseMenu.Popup>
        </BaseMenu.Positioner>
      </BaseMenu.Portal>
    </BaseMenu.Root>
  );
}
