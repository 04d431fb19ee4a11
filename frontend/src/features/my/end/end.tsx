import { lazy, type ReactNode, Suspense, useState } from 'react';
import { Button } from '#shared/ui/actions/button.tsx';
import { Loaded } from '#shared/ui/feedback/loaded.tsx';
import { Notice } from '#shared/ui/feedback/notice.tsx';
import { Skeleton } from '#shared/ui/feedback/skeleton.tsx';
import { type Summary, usePreferences, useSummary } from '../api.ts';
import { usePrograms } from '../program.tsx';
import room from '../room.module.css';
import type { Units } from '../units.ts';
import { useNamed } from '../use-named.ts';
import { figuresOf } from './end-words.ts';

const StoryDialog = lazy(async () => ({ default: (await import('./story-dialog.tsx')).StoryDialog }));

const stored: Units = { weightUnit: 'kg', lengthUnit: 'cm' };

/** A program that is over, in figures, and her story. */
export function End(): ReactNode {
  const { program } = usePrograms();
  const answer = useSummary(program._id);
  const { data: units = stored } = usePreferences(program._id);
  return (
    <Loaded answer={answer} loading={<Skeleton height="12rem" />}>
      {(summary) => (
        <>
          <section className={room.part} aria-labelledby="figures">
            <h2 className="d4" id="figures">
              In figures
            </h2>
            <dl className={room.facts}>
              {figuresOf(summary, units).map(([label, value]) => (
                <div key={label}>
                  <dt>{label}</dt>
                  <dd>{value}</dd>
                </div>
              ))}
            </dl>
          </section>
          <Story programId={program._id} summary={summary} />
        </>
      )}
    </Loaded>
  );
}

function Story({ programId, summary }: { programId: string; summary: Summary }): ReactNode {
  const [telling, setTelling] = useState(false);
  const named = useNamed('story');
  return (
    <section className={room.part} id="story" aria-labelledby="story-title" ref={named}>
      <h2 className="d4" id="story-title">
        Tell your story
      </h2>
      {summary.storyTold ? (
        <Notice tone="green" role="status">
          Thank you. Your story was sent. We read it before anybody else does.
        </Notice>
      ) : (
        <>
          <p className="muted">
            What you went through may help somebody to begin. Nothing is shown without your consent.
          </p>
          <p>
            <Button onClick={() => setTelling(true)}>Tell your story</Button>
          </p>
        </>
      )}
      {telling && (
        <Suspense fallback={null}>
          <StoryDialog programId={programId} summary={summary} onClose={() => setTelling(false)} />
        </Suspense>
      )}
    </section>
  );
}
