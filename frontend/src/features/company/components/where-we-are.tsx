import type { CompanyContent } from '@ironbloom/brand';
import type { ReactNode } from 'react';
import { Progress } from '#shared/ui/feedback/progress.tsx';
import { useCountUp } from '../use-count-up.ts';
import styles from './where-we-are.module.css';

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

interface WhereWeAreProps extends Pick<CompanyContent, 'figures' | 'goal'> {
  title: string;
}

/** Without figures and goal, nothing. */
export function WhereWeAre({ title, figures, goal }: WhereWeAreProps): ReactNode {
  const { section, shown } = useCountUp<HTMLElement>();
  if (figures.length === 0 && goal.value === 0) return null;
  const reached = figures.reduce((sum, { value, towardsGoal }) => (towardsGoal ? sum + value : sum), 0);
  return (
    <section className="section" data-surface="paper" aria-labelledby="now-title" ref={section}>
      <div className="wrap">
        <h2 className="d2" id="now-title">
          {title}
        </h2>
        <dl className={`num ${styles.list}`}>
          {figures.map(({ id, value, label }) => (
            <div key={id}>
              <dt>{label}</dt>
              <Running target={value} shown={shown(value)} />
            </div>
          ))}
          {goal.value > 0 && (
            <div className={styles.goal}>
              <dt>{goal.label}</dt>
              <Running target={goal.value} shown={shown(goal.value)} />
              <dd className={styles.bar}>
                <Progress value={reached} max={goal.value} label={goal.progress} />
              </dd>
            </div>
          )}
        </dl>
      </div>
    </section>
  );
}
