import type { ReactNode } from 'react';
import type { Section } from '../../contents.ts';
import { useSectionInSight } from '../../use-section-in-sight.ts';
import styles from './contents-list.module.css';

/** Where there is room beside the text: its sections, of which the one that is read is marked. */
export function ContentsList({ sections }: { sections: readonly Section[] }): ReactNode {
  const inSight = useSectionInSight(sections.map(({ id }) => id));
  return (
    <nav className={styles.contents} data-screen-only aria-label="In this article">
      <p className="label">In this article</p>
      <ol className={styles.list}>
        {sections.map(({ id, title }) => (
          <li key={id}>
            <a className={styles.link} href={`#${id}`} aria-current={id === inSight ? 'location' : undefined}>
              {title}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
