import { useState, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '#shared/config/paths.ts';
import { fullDayAndTime } from '#shared/india/dates.ts';
import { inMonths } from '#shared/lib/plan-words.ts';
import { Badge } from '#shared/ui/text/badge.tsx';
import type { Purchase } from '../api.ts';
import { promisesOf } from '../purchase-words.ts';
import styles from './purchases.module.css';

/** What was promised, by when, and what is done; past its moment, where to ask. */
function Next({ program }: { program: Purchase }): ReactNode {
  const [now] = useState(() => Date.now());
  const { steps, late } = promisesOf(program, now);
  return (
    <>
      <ol className={styles.next}>
        {steps.map(({ what, when }) => (
          <li key={what}>
            {what} <span className="muted num">({when})</span>
          </li>
        ))}
        <li>You train for {inMonths(program.duration)}</li>
      </ol>
      {late && (
        <p className="small muted">
          {late}{' '}
          <Link className="link" to={paths.contact}>
            Write to us
          </Link>
        </p>
      )}
    </>
  );
}

/** A program that somebody bought, or takes part in as a buddy. */
export function ProgramLine({ program }: { program: Purchase }): ReactNode {
  const { half, item, boughtAt, refunded, test } = program;
  return (
    <li className={styles.line}>
      <p className={styles.name}>
        {item}
        {half === 'buddy' && <Badge tone="tint">As a buddy</Badge>}
        {test && <Badge tone="amber">Test, no real money</Badge>}
      </p>
      <p className="small muted num">Bought on {fullDayAndTime(boughtAt)}</p>
      {refunded ? <p>This program was refunded. It has ended.</p> : <Next program={program} />}
    </li>
  );
}
