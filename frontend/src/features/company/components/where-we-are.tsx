import type { ReactNode } from 'react';
import { Progress } from '../../../shared/ui/feedback/progress.tsx';
import { figures } from '../history.ts';
import { useCountUp } from '../use-count-up.ts';
import styles from './where-we-are.module.css';

const rows = [
  { target: figures.coaches, label: 'coaches on the team' },
  { target: figures.clients, label: 'clients coached' },
  { target: figures.transformations, label: 'transformations recorded' },
];

/** These numbers stand in groups of three (site-16). */
const grouped = (value: number): string => value.toLocaleString('en-US');

/** The number as it runs for the eye, and as it is for everyone else. */
function Running({ target, shown }: { target: number; shown: number }): ReactNode {
  return (
    <dd className={`figure ${styles.number}`}>
      <span aria-hidden="true">{grouped(shown)}</span>
      <span className="sr">{grouped(target)}</span>
    </dd>
  );
}

export function WhereWeAre(): ReactNode {
  const { section, shown } = useCountUp<HTMLElement>();
  return (
    <section className="section" data-surface="paper" aria-labelledby="now-title" ref={section}>
      <div className="wrap">
        <h2 className="d2" id="now-title">
          Where we are now
        </h2>
        <dl className={`num ${styles.list}`}>
          {rows.map(({ target, label }) => (
            <div key={label}>
              <dt>{label}</dt>
              <Running target={target} shown={shown(target)} />
            </div>
          ))}
          <div className={styles.goal}>
            <dt>people, our goal</dt>
            <Running target={figures.goal} shown={shown(figures.goal)} />
            <dd className={styles.bar}>
              <Progress
                value={figures.clients}
                max={figures.goal}
                label="Clients coached towards the goal of one million"
              />
            </dd>
          </div>
        </dl>
      </div>
    </section>
  );
}
