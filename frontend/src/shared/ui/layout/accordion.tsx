import { useId, type ReactNode } from 'react';
import styles from './accordion.module.css';

interface AccordionProps {
  items: readonly { id: string; title: string; content: ReactNode }[];
  /** The id of the item that is open at first. */
  defaultOpen?: string;
}

/** One item is open at a time: native details with a shared name work without scripts. */
export function Accordion({ items, defaultOpen }: AccordionProps): ReactNode {
  const group = useId();
  return (
    <div className={styles.accordion}>
      {items.map((item) => (
        <details key={item.id} className={styles.item} name={group} open={item.id === defaultOpen}>
          <summary>
            {item.title}
            <span className={styles.mark} aria-hidden="true" />
          </summary>
          <div className={styles.body}>{item.content}</div>
        </details>
      ))}
    </div>
  );
}
