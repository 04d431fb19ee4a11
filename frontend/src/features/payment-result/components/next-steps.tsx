import { promises, promisesInWords } from '@ironbloom/brand';
import type { ReactNode } from 'react';
import styles from './next-steps.module.css';

/** pay-24. */
export function NextSteps(): ReactNode {
  const { callHours, planHours } = promises();
  const { call, plan } = promisesInWords(promises());
  const next = [
    {
      when: `${callHours} h`,
      what: 'Assessment',
      text: `Within ${call} we contact you and ask about your training, food and sleep.`,
    },
    {
      when: `${planHours} h`,
      what: 'Custom plan',
      text: `Within ${plan} you get your nutrition and workout plan.`,
    },
    { when: 'Then', what: 'Start training', text: 'You begin with the first session of your plan.' },
  ];
  return (
    <>
      <h2 className={`d4 ${styles.title}`}>Next steps</h2>
      <ol className={styles.list}>
        {next.map(({ when, what, text }) => (
          <li key={what}>
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
