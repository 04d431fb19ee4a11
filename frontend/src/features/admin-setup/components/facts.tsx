import type { ReactNode } from 'react';
import { Icon } from '#shared/ui/media/icon.tsx';
import type { Fact } from '../setup.ts';
import styles from './setup.module.css';

/** What was looked at, a sentence each; who cannot see the sign hears the word. */
export function Facts({ facts }: { facts: readonly Fact[] }): ReactNode {
  return (
    <ul className={styles.facts}>
      {facts.map(({ ok, text }) => (
        <li key={text} className={ok ? styles.good : styles.missing}>
          <Icon name={ok ? 'check' : 'alert'} />
          <span>
            <span className="sr">{ok ? 'Done: ' : 'Missing: '}</span>
            {text}
          </span>
        </li>
      ))}
    </ul>
  );
}
