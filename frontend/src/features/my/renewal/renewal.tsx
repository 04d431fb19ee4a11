import { type ReactNode, useState } from 'react';
import { isoDay } from '#shared/india/dates.ts';
import { paths } from '#shared/config/paths.ts';
import { Loaded } from '#shared/ui/feedback/loaded.tsx';
import { Skeleton } from '#shared/ui/feedback/skeleton.tsx';
import { ButtonLink } from '#shared/ui/actions/button.tsx';
import { useRenewal } from '../api.ts';
import { usePrograms } from '../program.tsx';
import room from '../room.module.css';
import { offersRenewal, renewalTitle } from '../term-words.ts';
import { useNamed } from '../use-named.ts';
import { RenewalForm } from './renewal-form.tsx';

/** Going on after the end, from two weeks before it on. */
export function Renewal(): ReactNode {
  const { program, programs } = usePrograms();
  const [today] = useState(() => isoDay(Date.now()));
  return offersRenewal(programs, program, today) && <Card key={program._id} />;
}

function Card(): ReactNode {
  const { program } = usePrograms();
  const answer = useRenewal(program._id);
  const named = useNamed('renewal');
  return (
    <section className={room.part} id="renewal" aria-labelledby="renewal-title" ref={named}>
      <h2 className="d3" id="renewal-title">
        {renewalTitle(program)}
      </h2>
      <Loaded answer={answer} loading={<Skeleton height="22rem" />}>
        {(renewal) =>
          renewal.plans.length > 0 ? (
            <RenewalForm renewal={renewal} />
          ) : (
            <>
              <p className="muted">What you have is not sold at the moment. Write to us, or see what is.</p>
              <p>
                <ButtonLink to={paths.trainingPrograms}>See the programs</ButtonLink>
              </p>
            </>
          )
        }
      </Loaded>
    </section>
  );
}
