import { type ReactNode, useState } from 'react';
import { business } from '@ironbloom/brand';
import { isoDay, shownDay } from '#shared/india/dates.ts';
import { Surface } from '#shared/ui/layout/surface.tsx';
import { GoesOn } from '../goes-on.tsx';
import { Plate } from '../plate.tsx';
import { usePrograms } from '../program.tsx';
import { datesOf, stateWords } from '../program-words.ts';
import { agreedDaysOff, inDays } from '../term-words.ts';
import room from '../room.module.css';
import styles from './me.module.css';
import { PausePart } from './pause-part.tsx';

interface MeFrameProps {
  side: ReactNode;
  children: ReactNode;
}

export function MeFrame({ side, children }: MeFrameProps): ReactNode {
  return (
    <div className={room.room}>
      <title>{`Dates and payments | ${business().name}`}</title>
      <header className={room.head}>
        <h1 className={room.title}>Dates and payments</h1>
      </header>
      <div className={room.columns}>
        <div className={room.side}>{children}</div>
        <div className={room.side}>{side}</div>
      </div>
    </div>
  );
}

const DAY_MS = 86_400_000;

/** Days from today to the end, today included. */
const daysLeft = (endsOn: string, today: string): number =>
  Math.max(0, Math.round((Date.parse(endsOn) - Date.parse(today)) / DAY_MS));

export function ProgramCard(): ReactNode {
  const { program } = usePrograms();
  const { item, state, coach, startsOn, endsOn, week, weeks, boughtAt } = program;
  const [today] = useState(() => isoDay(Date.now()));
  const left =
    endsOn !== null && (state === 'active' || state === 'paused') ? daysLeft(endsOn, today) : undefined;
  const off = agreedDaysOff(program);
  const dates = [
    ['Bought', shownDay(boughtAt)] as const,
    ...datesOf(program, today),
    ...(off > 0 ? [['Days off', inDays(off)] as const] : []),
  ];
  return (
    <Surface tone="ink" as="section" className={styles.card} aria-labelledby="program">
      <div className={styles.top}>
        <div>
          <p className={room.eyebrow}>{stateWords[state]}</p>
          <h2 className="d3" id="program">
            {item}
          </h2>
          <p className="muted">{coach ? `with ${coach.name}` : 'No coach chosen yet'}</p>
        </div>
        {week !== null && weeks !== null && (
          <Plate done={week} parts={weeks} label={`Week ${week} of ${weeks}`} size="7rem">
            <b>{left ?? week}</b>
            <span>{left === undefined ? `of ${weeks}` : left === 1 ? 'day left' : 'days left'}</span>
          </Plate>
        )}
      </div>
      <dl className={styles.dates}>
        {dates.map(([label, day]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd className="num">{day}</dd>
          </div>
        ))}
      </dl>
      {!startsOn && state !== 'cancelled' && state !== 'ended' && (
        <p className="small muted">
          Your program starts with your first plan: its days count from then on, not from the payment.
        </p>
      )}
      <PausePart />
      <GoesOn />
    </Surface>
  );
}
