import type { ReactNode } from 'react';
import styles from './next-steps.module.css';

/** pay-24: assessment within 24 hours, custom plan within 48 hours, start training. */
const next = [
  {
    when: '24 h',
    what: 'Assessment',
    text: 'Within 24 hours your coach gets in touch and asks about your training, food and sleep.',
  },
  {
    when: '48 h',
    what: 'Custom plan',
    text: 'Within 48 hours your nutrition and workout plans arrive by email.',
  },
  { when: 'Day 3', what: 'Start training', text: 'First session, first log, first check-in on Sunday.' },
];

export function NextSteps(): ReactNode {
  return (
    <>
      <h2 className={`d4 ${styles.title}`}>Next steps</h2>
      <ol className={styles.list}>
        {next.map(({ when, what, text }) => (
          <li key={when}>
            <b className="figure" aria-hidden="true">
              {when}
            </b>
            <span>
              <strong>{what}</strong>
              <br />
              <span className="muted">{text}</span>
            </span>
          </li>
        ))}
      </ol>
    </>
  );
}
