import { type ReactNode, useState } from 'react';
import { useParams } from 'react-router-dom';
import { business } from '@ironbloom/brand';
import { myPaths } from '#shared/config/my-paths.ts';
import { isoDay } from '#shared/india/dates.ts';
import { ButtonLink } from '#shared/ui/actions/button.tsx';
import { Loaded } from '#shared/ui/feedback/loaded.tsx';
import { Skeleton } from '#shared/ui/feedback/skeleton.tsx';
import { EmptyState } from '#shared/ui/lists/empty-state.tsx';
import { type CheckIn, useAskAgain, useCheckIns, usePreferences } from '../api.ts';
import { isOver as isProgramOver, useMyPath, usePrograms } from '../program.tsx';
import room from '../room.module.css';
import type { Units } from '../units.ts';
import { AnsweredCheckIn } from './answered.tsx';
import { CheckInForm } from './check-in-form.tsx';
import { isOver } from './check-in-saver.ts';
import { EarlierCheckIns } from './earlier.tsx';
import { SentCheckIn } from './sent.tsx';
import { useCheckInSaver } from './use-check-in-saver.ts';
import { dayWords } from './words.ts';

/** The newest check-in, or that of the day in the address. */
export function CheckInScreen(): ReactNode {
  const { program } = usePrograms();
  const { day } = useParams();
  const answer = useCheckIns(program._id);
  const preferences = usePreferences(program._id);
  const askAgain = useAskAgain();
  return (
    <div className={room.room}>
      <title>{`Check-in | ${business().name}`}</title>
      <Loaded answer={answer} loading={<Skeleton height="min(32rem, 60svh)" />}>
        {({ items, nextOn }) => (
          <Loaded answer={preferences} loading={<Skeleton height="min(32rem, 60svh)" />}>
            {(units) => {
              const checkIn = day === undefined ? items[0] : items.find(({ dueOn }) => dueOn === day);
              if (!checkIn) return <NoCheckIn nextOn={nextOn} isMissing={items.length > 0} />;
              return (
                <OneCheckIn
                  key={checkIn._id}
                  loaded={checkIn}
                  items={items}
                  nextOn={nextOn}
                  units={units}
                  keep={(newest) => {
                    const others = items.map((one) => (one._id === newest._id ? newest : one));
                    void answer.mutate({ nextOn, items: others }, { revalidate: false });
                    if (newest.state !== checkIn.state) void askAgain('list');
                  }}
                />
              );
            }}
          </Loaded>
        )}
      </Loaded>
    </div>
  );
}

const focusHeading = (heading: HTMLHeadingElement | null): void => heading?.focus({ preventScroll: true });

interface OneCheckInProps {
  loaded: CheckIn;
  /** All of them, newest first. */
  items: readonly CheckIn[];
  nextOn: string | null;
  units: Units;
  keep: (newest: CheckIn) => void;
}

function OneCheckIn({ loaded, items, nextOn, units, keep }: OneCheckInProps): ReactNode {
  const { program } = usePrograms();
  const { saver, saved, calls } = useCheckInSaver(program._id, loaded, keep);
  const [changing, setChanging] = useState<boolean>();
  const [begun] = useState(loaded.state);
  const [today] = useState(() => isoDay(Date.now()));
  const { checkIn } = saved;
  const sent = items.filter(({ dueOn, sentAt }) => dueOn < checkIn.dueOn && sentAt !== null);
  const isOpened = checkIn.openedAt !== null || checkIn.state === 'answered';
  const shown = {
    checkIn,
    before: sent[0],
    // The screen changed in place: read from its heading.
    heading: begun !== checkIn.state || changing !== undefined ? focusHeading : undefined,
    units,
    calls,
    take: (newest: CheckIn) => {
      saver.take(newest);
      keep(newest);
    },
    earlier: <EarlierCheckIns items={items} shown={checkIn} units={units} nextOn={nextOn} />,
  };
  if (!isOver(checkIn, today) && (checkIn.state === 'open' || (changing && !isOpened)))
    return (
      <CheckInForm {...shown} sent={sent} saver={saver} saved={saved} onDone={() => setChanging(false)} />
    );
  if (checkIn.state === 'answered') return <AnsweredCheckIn {...shown} />;
  return (
    <SentCheckIn
      {...shown}
      left={saved.left}
      onDrop={() => saver.drop()}
      onChange={isOpened ? undefined : () => setChanging(true)}
    />
  );
}

interface NoCheckInProps {
  nextOn: string | null;
  /** There are others than the one that was asked for. */
  isMissing: boolean;
}

function NoCheckIn({ nextOn, isMissing }: NoCheckInProps): ReactNode {
  const { program } = usePrograms();
  const myPath = useMyPath();
  const next = nextOn
    ? `The next one opens on ${dayWords(nextOn)}.`
    : isProgramOver(program)
      ? 'This program is over.'
      : 'The first one opens in your first week of training.';
  return (
    <>
      <header className={room.head}>
        <h1 className={room.title}>Check-in</h1>
      </header>
      {isMissing ? (
        <EmptyState
          title="No check-in of this day"
          text="There is none at this address in this program."
          action={<ButtonLink to={myPath(myPaths.checkIn)}>Your check-ins</ButtonLink>}
        />
      ) : (
        <EmptyState
          icon="check"
          title="Nothing to check in yet"
          text={next}
          action={<ButtonLink to={myPath(myPaths.today)}>Back to Today</ButtonLink>}
        />
      )}
    </>
  );
}
