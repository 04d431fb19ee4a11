import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { myPaths } from '#shared/config/my-paths.ts';
import { Icon } from '#shared/ui/media/icon.tsx';
import type { CheckIn } from '../api.ts';
import { useMyPath } from '../program.tsx';
import room from '../room.module.css';
import type { Units } from '../units.ts';
import styles from './check-in.module.css';
import { dayWords, inBrief, stateWords } from './words.ts';

interface EarlierCheckInsProps {
  items: readonly CheckIn[];
  /** The one on screen. */
  shown: CheckIn;
  units: Units;
  nextOn: string | null;
}

export function EarlierCheckIns({ items, shown, units, nextOn }: EarlierCheckInsProps): ReactNode {
  const myPath = useMyPath();
  const others = items.filter(({ _id }) => _id !== shown._id);
  return (
    <section className={room.part} aria-labelledby="earlier">
      <h2 className="d4" id="earlier">
        Other check-ins
      </h2>
      {nextOn && <p className="small muted">The next one opens on {dayWords(nextOn)}.</p>}
      {others.length > 0 && (
        <ul className={styles.rows}>
          {others.map((checkIn) => (
            <li key={checkIn._id}>
              <Link to={myPath(`${myPaths.checkIn}/${checkIn.dueOn}`)}>
                <span className={styles.week}>
                  {checkIn.week}
                  <small>week</small>
                </span>
                <span>
                  <b>{inBrief(checkIn, units) || dayWords(checkIn.dueOn)}</b>
                  <br />
                  <span className="small muted num">{stateWords(checkIn)}</span>
                </span>
                <Icon name="chevron-right" />
              </Link>
            </li>
          ))}
        </ul>
      )}
      {!nextOn && others.length === 0 && <p className="small muted">This is the only one.</p>}
    </section>
  );
}
