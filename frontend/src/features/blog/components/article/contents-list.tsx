import { type ReactNode, useEffect, useState } from 'react';
import type { Section } from '../../contents.ts';
import styles from './contents-list.module.css';

/**
 * A section is read from when its heading comes to the upper third of the screen. What is above the screen counts too, so
 * that a jump over it, from a source back to its sentence, is noticed.
 */
const upperThird = '1000000px 0px -66% 0px';

/** The id of the section that is being read; undefined before the first. */
function useSectionInSight(ids: readonly string[]): string | undefined {
  const [inSight, setInSight] = useState<string>();
  const key = ids.join(' ');
  useEffect(() => {
    const headings = key.split(' ').flatMap((id) => document.getElementById(id) ?? []);
    // Asked when a heading comes or goes: the last one above the line is of what is being read.
    const update = (): void => {
      const line = window.innerHeight / 3;
      setInSight(headings.findLast((each) => each.getBoundingClientRect().top < line)?.id);
    };
    const observer = new IntersectionObserver(update, { rootMargin: upperThird });
    for (const each of headings) observer.observe(each);
    return () => observer.disconnect();
  }, [key]);
  return inSight;
}

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
