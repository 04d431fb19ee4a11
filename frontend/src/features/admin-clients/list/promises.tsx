import type { ReactNode } from 'react';
import { shownDay } from '#shared/india/dates.ts';
import { usePromises } from '../api.ts';

const part = (what: string, { due, kept }: { due: number; kept: number }): string =>
  `${kept} of ${due} ${what}`;

/** How many promises of this month were kept in time, and how many programs went on. */
export function Promises(): ReactNode {
  const { data } = usePromises();
  if (!data) return null;
  const { calls, plans, checkIns, endings } = data;
  const kept = [
    calls.due > 0 && part('first calls', calls),
    plans.due > 0 && part('plans', plans),
    checkIns.due > 0 && part('check-ins answered', checkIns),
  ].filter(Boolean);
  const { ended, renewed, silent } = endings;
  if (kept.length === 0 && ended === 0) return null;
  return (
    <p className="small muted num">
      {[
        kept.length > 0 && `Kept in time since ${shownDay(data.since)}: ${kept.join(', ')}.`,
        ended > 0 &&
          `Of ${ended} ${ended === 1 ? 'program' : 'programs'} that ended in 90 days, ${renewed} went on, ${silent} ended without a word.`,
      ]
        .filter(Boolean)
        .join(' ')}
    </p>
  );
}
