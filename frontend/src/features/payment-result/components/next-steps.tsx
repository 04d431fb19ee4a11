import type { ReactNode } from 'react';
import styles from './next-steps.module.css';

/** pay-24. */
const next = [
  {
    when: '24 h',
    what: 'Assessment',
    text: 'Within 24 hours we contact you and ask about your training, food and sleep.',
  },
  {
    when: '48 h',
    what: 'Custom plan',
    text: 'Within 48 hours you get your nutrition and workout plan.',
  },
  { when: 'Then', what: 'Start training', text: 'You begin with the first session of your plan.' },
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
