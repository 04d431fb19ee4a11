import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { adminPaths } from '#shared/config/admin-paths.ts';
import { dayAndTime, shownDay } from '#shared/india/dates.ts';
import { Loaded } from '#shared/ui/feedback/loaded.tsx';
import { Skeleton } from '#shared/ui/feedback/skeleton.tsx';
import { EmptyState } from '#shared/ui/lists/empty-state.tsx';
import type { ClientDetail } from '../client.ts';
import { firstName } from '../words.ts';
import { type CheckIn, useCheckIns } from './api.ts';
import { answeredInWords, numbersInWords } from './check-in-words.ts';
import styles from './check-ins-view.module.css';

/** A client's check-ins, newest first. */
export function CheckInsView({ client }: { client: ClientDetail }): ReactNode {
  return (
    <Loaded answer={useCheckIns(client._id)} loading={<Skeleton height="16rem" />}>
      {({ items }) =>
        items.length === 0 ? (
          <EmptyState
            icon="clock"
            title="No check-in yet"
            text={`${firstName(client.name)} is asked once a week while the program runs.`}
          />
        ) : (
          <ul className={styles.list} aria-label="Check-ins">
            {items.map((checkIn) => (
              <Line key={checkIn._id} clientId={client._id} checkIn={checkIn} />
            ))}
          </ul>
        )
      }
    </Loaded>
  );
}

function Line({ clientId, checkIn }: { clientId: string; checkIn: CheckIn }): ReactNode {
  const { week, dueOn, sentAt, state } = checkIn;
  const photos = Object.keys(checkIn.photos).length;
  return (
    <li data-state={state}>
      <Link to={adminPaths.checkIn(clientId, dueOn)}>
        <b>Week {week}</b>
        <span className="quiet num">{sentAt === null ? `Asked ${shownDay(dueOn)}` : dayAndTime(sentAt)}</span>
        <span className={styles.numbers}>
          {[numbersInWords(checkIn), photos > 0 && (photos === 1 ? '1 photograph' : `${photos} photographs`)]
            .filter(Boolean)
            .join(', ')}
        </span>
        <span className={styles.state}>
          {state === 'sent' && 'Waits for an answer'}
          {state === 'answered' && `Answered: ${answeredInWords(checkIn)}`}
          {state === 'missed' && 'Missed'}
        </span>
      </Link>
    </li>
  );
}
