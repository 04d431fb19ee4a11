import { lazy, type ReactNode, Suspense, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { business } from '@ironbloom/brand';
import type { SessionRef } from '@ironbloom/brand/training-log';
import { myPaths } from '#shared/config/my-paths.ts';
import { ButtonLink } from '#shared/ui/actions/button.tsx';
import { Loaded } from '#shared/ui/feedback/loaded.tsx';
import { Skeleton } from '#shared/ui/feedback/skeleton.tsx';
import { EmptyState } from '#shared/ui/lists/empty-state.tsx';
import { type Plan, usePlan, usePreferences } from '../api.ts';
import { useMyPath, usePrograms } from '../program.tsx';
import { mayLog, weekAt } from '../training/days.ts';
import type { Training } from '../training/api.ts';
import { lastBefore, sessionOf } from '../training/session.ts';
import { useTraining } from '../training/use-training.tsx';
import { OpenSession } from './open-session.tsx';
import type { Write } from './session-props.ts';
import styles from './session.module.css';

const SessionDone = lazy(async () => ({ default: (await import('./session-done.tsx')).SessionDone }));

/** A day of the plan that is trained: of the address. */
export function SessionScreen(): ReactNode {
  const { program } = usePrograms();
  const [query] = useSearchParams();
  const { answer, waiting } = useTraining();
  // Asked for with the rest, for the day below.
  usePreferences(program._id);
  const [on, dayId] = [query.get('on') ?? '', query.get('day') ?? ''];
  const logged = answer.data?.sessions.find((one) => one.on === on && one.dayId === dayId);
  const begun =
    logged ?? waiting.find(({ session }) => session.on === on && session.dayId === dayId)?.session;
  const plan = usePlan(program._id, begun?.version ?? program.plan?.version ?? null);
  return (
    <div className={styles.page}>
      <Loaded answer={answer} loading={<Waiting />}>
        {(training) =>
          program.plan || begun ? (
            <Loaded answer={plan} loading={<Waiting />}>
              {(shown) => (
                <Day
                  key={`${on} ${dayId}`}
                  {...{ plan: shown, training, on, dayId }}
                  begunIn={begun?.weekId}
                  plannedOn={begun ? begun.plannedOn : query.get('from')}
                />
              )}
            </Loaded>
          ) : (
            <Missing />
          )
        }
      </Loaded>
    </div>
  );
}

function Waiting(): ReactNode {
  return (
    <div className={styles.waiting}>
      <h1 className="sr">Session</h1>
      <Skeleton height="4.25rem" />
      <Skeleton height="min(32rem, 60svh)" />
    </div>
  );
}

function Missing({ text = 'It is not in your plan.' }: { text?: string }): ReactNode {
  const myPath = useMyPath();
  return (
    <div className={styles.waiting}>
      <title>{`Session | ${business().name}`}</title>
      <h1 className="sr">Session</h1>
      <EmptyState
        title="No session"
        text={text}
        action={<ButtonLink to={myPath(myPaths.today)}>Today</ButtonLink>}
      />
    </div>
  );
}

interface DayProps {
  plan: Plan;
  training: Training;
  on: string;
  dayId: string;
  plannedOn: string | null;
  /** The plan's id of its week, where it was begun: days off that come later move weeks. */
  begunIn: string | undefined;
}

function Day({ plan, training, on, dayId, plannedOn, begunIn }: DayProps): ReactNode {
  const { program } = usePrograms();
  const { waiting, write, now, today } = useTraining();
  const preferences = usePreferences(program._id);
  const [opened] = useState(() => now());
  const [changing, setChanging] = useState(false);
  const week =
    plan.training?.weeks.find(({ id }) => id === begunIn) ??
    (plan.training && weekAt(program, plan.training, plannedOn ?? on)?.week);
  const day = week?.days.find(({ id }) => id === dayId);
  if (!plan.training || !week || !day) return <Missing />;
  // A load that was typed in one unit must not be read in another.
  if (!preferences.data && !preferences.error) return <Waiting />;
  const unit = preferences.data?.weightUnit ?? 'kg';
  if (on > today) return <Missing text="This day is still to come." />;
  const isOver = !mayLog(program, today);
  if (begunIn === undefined && (isOver || (program.endsOn !== null && on >= program.endsOn)))
    return <Missing text="Nothing was trained on this day, and the program is over." />;
  const ref: SessionRef = {
    on,
    dayId,
    plannedOn: plannedOn === on ? null : plannedOn,
    weekId: week.id,
    version: plan.version,
    name: day.name || 'Session',
  };
  const logged = training.sessions.find((one) => one.on === on && one.dayId === dayId);
  const mine = waiting.filter((edit) => edit.session.on === on && edit.session.dayId === dayId);
  const session = sessionOf({
    day,
    maxima: plan.training.maxima,
    logged,
    waiting: mine,
    last: lastBefore(training, on),
  });
  const writePart: Write = async (kind, of, value) => {
    if (session.started === null && kind !== 'started')
      await write(ref, 'started', '', new Date(opened).toISOString());
    return write(ref, kind, of, value);
  };
  const shared = { session, day, plan, training, on, unit, write: writePart, name: ref.name } as const;
  return (
    <>
      <title>{`${ref.name}, session | ${business().name}`}</title>
      {isOver || (session.finished !== null && !changing) ? (
        <Suspense fallback={<Waiting />}>
          <SessionDone {...shared} dayId={dayId} isOver={isOver} onChange={() => setChanging(true)} />
        </Suspense>
      ) : (
        <OpenSession {...shared} waiting={mine} onFinished={() => setChanging(false)} />
      )}
    </>
  );
}
