import type { TrainingPlan } from '@ironbloom/brand/plan';
import { type CSSProperties, type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react';
import { isSame } from '#shared/document/document.ts';
import { AdminIcon } from '#shared/ui/media/admin-icon.tsx';
import { setsOfWeek } from './volume.ts';
import styles from './week-strip.module.css';

interface WeekStripProps {
  plan: TrainingPlan;
  published: TrainingPlan | null;
  at: number;
  /** The client's week, from 1. */
  now: number | null;
  onGo: (week: number) => void;
  onAdd: () => void;
  menus: ReactNode;
}

const mostInARow = 8;

/** The weeks with their sets. */
export function WeekStrip(props: WeekStripProps): ReactNode {
  const { plan, published, at, now, onGo, onAdd, menus } = props;
  const list = useRef<HTMLDivElement>(null);
  const sets = plan.weeks.map(setsOfWeek);
  const most = Math.max(1, ...sets);

  useEffect(() => {
    list.current?.children[at]?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [at]);

  function onKeyDown(event: KeyboardEvent): void {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    const next = at + (step ?? 0);
    if (!step || next < 0 || next >= plan.weeks.length) return;
    event.preventDefault();
    onGo(next);
    (list.current?.children[next] as HTMLElement | undefined)?.focus();
  }

  return (
    <div className={styles.strip}>
      <div
        className={styles.weeks}
        ref={list}
        data-many={plan.weeks.length > mostInARow || undefined}
        role="tablist"
        aria-label="Weeks"
        tabIndex={-1}
        onKeyDown={onKeyDown}
      >
        {plan.weeks.map((week, place) => {
          const old = published?.weeks.find(({ id }) => id === week.id);
          const isChanged = published !== null && !isSame(old, week);
          return (
            <button
              key={week.id}
              type="button"
              role="tab"
              className={styles.week}
              aria-selected={place === at}
              tabIndex={place === at ? 0 : -1}
              data-now={place + 1 === now || undefined}
              data-changed={isChanged || undefined}
              style={{ '--height': `${Math.round((sets[place]! / most) * 90)}%` } as CSSProperties}
              title={week.name}
              onClick={() => onGo(place)}
            >
              <b>
                <span className="sr">Week </span>
                <span aria-hidden="true">W</span>
                {place + 1}
              </b>
              <span>
                {place + 1 === now && 'Now, '}
                {week.name || `${sets[place]} sets`}
                {isChanged && <span className="sr">, changed</span>}
              </span>
            </button>
          );
        })}
      </div>
      <button type="button" className={styles.add} aria-label="Add a week" onClick={onAdd}>
        <AdminIcon name="plus" />
      </button>
      <div className={styles.menus}>{menus}</div>
    </div>
  );
}
