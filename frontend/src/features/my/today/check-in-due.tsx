import { type ReactNode, useState } from 'react';
import { Link } from 'react-router-dom';
import { myPaths } from '#shared/config/my-paths.ts';
import { dayAndMonth, isoDay } from '#shared/india/dates.ts';
import { Icon } from '#shared/ui/media/icon.tsx';
import { wishOf } from '../check-in/wish.ts';
import { useMyPath, usePrograms } from '../program.tsx';
import room from '../room.module.css';
import { checkInDue } from './check-in-words.ts';
import styles from './today.module.css';

/** Her check-in: open, on its way, answered, or when the next one comes. */
export function CheckInDue(): ReactNode {
  const { program } = usePrograms();
  const myPath = useMyPath();
  const [today] = useState(() => isoDay(Date.now()));
  const { checkIn } = program;
  const waits = checkIn !== null && wishOf(program._id, checkIn.dueOn).read();
  const due = checkInDue(program, today, waits);
  if (!due) return null;
  return (
    <section className={room.part} aria-labelledby="check-in-due">
      <h2 className="d4" id="check-in-due">
        {due.heading}
      </h2>
      <Link className={styles.due} to={myPath(myPaths.checkIn)}>
        <span className={styles.version}>
          {due.day}
          <small>{dayAndMonth(due.on)}</small>
        </span>
        <span>
          <b>{due.title}</b>
          <br />
          <span className="small muted">{due.text}</span>
        </span>
        <Icon name="chevron-right" />
      </Link>
    </section>
  );
}
