import type { CompanyContent } from '@ironbloom/brand';
import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { Progress } from '#shared/ui/feedback/progress.tsx';
import styles from './where-we-are.module.css';

/** ms (site-16). */
export const countDuration = 2000;

/** The number after `elapsed` ms, easing out towards `target`. */
export function countAt(elapsed: number, target: number): number {
  const share = Math.min(1, Math.max(0, elapsed / countDuration));
  return Math.round(target * (1 - (1 - share) ** 3));
}

const half = 0.5;

/** Counts up once half of the section is visible. Shows the final number on the server, with reduced motion and after two seconds. */
export function useCountUp<E extends Element>(): {
  section: RefObject<E | null>;
  shown: (target: number) => number;
} {
  const section = useRef<E>(null);
  const [elapsed, setElapsed] = useState(countDuration);

  useEffect(() => {
    const element = section.current;
    if (!element || matchMedia('(prefers-reduced-motion: reduce)').matches) return undefined;
    let frame = 0;
    let begin: number | undefined;
    function tick(now: number): void {
      begin ??= now;
      setElapsed(Math.min(now - begin, countDuration));
      if (now - begin < countDuration) frame = requestAnimationFrame(tick);
    }
    const observer = new IntersectionObserver(
      (entries) => {
        const visible = Math.max(...entries.map((entry) => entry.intersectionRatio));
        // Off screen: start at 0, so that no number drops in view.
        if (visible === 0) setElapsed(0);
        if (visible < half) return;
        observer.disconnect();
        frame = requestAnimationFrame(tick);
      },
      { threshold: [0, half] },
    );
    observer.observe(element);
    return () => {
      observer.disconnect();
      cancelAnimationFrame(frame);
    };
  }, []);

  return { section, shown: (target) => countAt(elapsed, target) };
}

/** Grouped by thousands (site-16). */
const grouped = (value: number): string => value.toLocaleString('en-US');

/** Animated visually; screen readers get the final number. */
function CountUp({ target, shown }: { target: number; shown: number }): ReactNode {
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

/** Nothing without figures and goal. */
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
              <CountUp target={value} shown={shown(value)} />
            </div>
          ))}
          {goal.value > 0 && (
            <div className={styles.goal}>
              <dt>{goal.label}</dt>
              <CountUp target={goal.value} shown={shown(goal.value)} />
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
