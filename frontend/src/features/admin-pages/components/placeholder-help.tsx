import { business } from '@ironbloom/brand';
import { filled, placeholders } from '@ironbloom/brand/placeholders';
import type { ReactNode } from 'react';
import { useRetention } from '../api.ts';
import styles from './page-work.module.css';

/** Which words stand for what the settings say, and what they say now. */
export function PlaceholderHelp(): ReactNode {
  const now = { business: business(), retention: useRetention() };
  return (
    <details className={styles.help}>
      <summary className="small">Variables</summary>
      <p className="small muted">
        Use these in any text. Readers see the current values from Business and Data retention. Words between{' '}
        <code>{'{if chat}'}</code> and <code>{'{end}'}</code> are hidden while there is no chat.
      </p>
      <dl className={styles.placeholders}>
        {placeholders.map((name) => (
          <div key={name}>
            <dt className="small">
              <code>{`{${name}}`}</code>
            </dt>
            <dd className="small quiet">{filled(`{${name}}`, now) || '(empty)'}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
