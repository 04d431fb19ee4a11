import { Tabs as BaseTabs } from '@base-ui/react/tabs';
import type { ReactNode } from 'react';
import styles from './tabs.module.css';

interface TabsProps {
  label: string;
  items: readonly { value: string; label: string; content: ReactNode; disabled?: boolean }[];
  defaultValue?: string;
}

export function Tabs({ label, items, defaultValue = items[0]?.value }: TabsProps): ReactNode {
  return (
    <BaseTabs.Root defaultValue={defaultValue}>
      <BaseTabs.List className={styles.list} aria-label={label} activateOnFocus>
        {items.map((item) => (
          <BaseTabs.Tab key={item.value} className={styles.tab} value={item.value} disabled={item.disabled}>
            {item.label}
          </BaseTabs.Tab>
        ))}
      </BaseTabs.List>
      {items.map((item) => (
        <BaseTabs.Panel key={item.value} className={styles.panel} value={item.value}>
          {item.content}
        </BaseTabs.Panel>
      ))}
    </BaseTabs.Root>
  );
}
