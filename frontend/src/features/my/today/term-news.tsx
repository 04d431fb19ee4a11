import { lazy, type ReactNode, useState } from 'react';
import { myPaths } from '#shared/config/my-paths.ts';
import { isoDay } from '#shared/india/dates.ts';
import { ButtonLink } from '#shared/ui/actions/button.tsx';
import { LazyPart } from '#shared/ui/feedback/lazy-part.tsx';
import { Skeleton } from '#shared/ui/feedback/skeleton.tsx';
import { GoesOn } from '../goes-on.tsx';
import { PauseState } from '../me/pause-part.tsx';
import { useMyPath, usePrograms } from '../program.tsx';
import room from '../room.module.css';
import { offersRenewal, pauseNow, renewalTitle } from '../term-words.ts';

const End = lazy(async () => ({ default: (await import('../end/end.tsx')).End }));

/** What is new about her dates: days off, the end, and what goes on after it. */
export function TermNews(): ReactNode {
  const { program, programs } = usePrograms();
  const myPath = useMyPath();
  const [today] = useState(() => isoDay(Date.now()));
  const pause = pauseNow(program, today);
  return (
    <>
      {pause && <PauseState pause={pause} today={today} />}
      <GoesOn />
      {program.state === 'ended' && program.startsOn !== null && (
        <LazyPart fallback={<Skeleton height="12rem" />}>
          <End key={program._id} />
        </LazyPart>
      )}
      {offersRenewal(programs, program, today) && (
        <section className={room.part} aria-labelledby="go-on">
          <h2 className="d4" id="go-on">
            {renewalTitle(program)}
          </h2>
          <p className="muted">Choose a length and pay in one press. It does not renew by itself.</p>
          <p>
            <ButtonLink to={`${myPath(myPaths.me)}#renewal`}>See the lengths</ButtonLink>
          </p>
        </section>
      )}
    </>
  );
}
