import { rowsOfDay, type TrainingPlan } from '@ironbloom/brand/plan';
import { feelWords, isDone, partOf, type SetValue, skippedInWords } from '@ironbloom/brand/training-log';

type Line = readonly (string | number | null)[];

interface LoggedSession {
  on: string;
  dayId: string;
  weekId: string;
  version: number;
  name: string;
  parts: readonly { key: string; value: unknown }[];
  sets: readonly ({ key: string } & SetValue)[];
}

interface Exercise {
  rowId: string | null;
  name: string;
  sets: LoggedSession['sets'];
}

/**
 * A line for each set that was done, below a line of headings; one for an exercise of which none was done, where there is
 * something to say about it; and one for what she said of the session. @param sessions oldest first @param plans by version
 */
export function trainingLines(
  sessions: readonly LoggedSession[],
  plans: ReadonlyMap<number, TrainingPlan>,
): Line[] {
  return [
    ['Day', 'Session', 'Exercise', 'Set', 'kg', 'Repetitions', 'Seconds', 'Metres', 'Pain', 'Note'],
    ...sessions.flatMap((session) =>
      linesOf(session, plans.get(session.version)).map((line) => [session.on, session.name, ...line]),
    ),
  ];
}

function linesOf(session: LoggedSession, plan: TrainingPlan | undefined): Line[] {
  const { parts } = session;
  const lines = exercisesOf(session, plan, (rowId) => partOf(parts, 'row-swap', rowId)?.name).flatMap(
    ({ rowId, name, sets }): Line[] => {
      const of = rowId ?? '';
      const skipped = partOf(parts, 'row-skip', of);
      const said: Line = [
        partOf(parts, 'row-pain', of) || null,
        [skipped && skippedInWords(skipped), partOf(parts, 'row-note', of)].filter(Boolean).join('. ') ||
          null,
      ];
      if (sets.length === 0)
        return said.some((one) => one !== null) ? [[name, null, null, null, null, null, ...said]] : [];
      return sets.map((set, at) => [
        set.name,
        at + 1,
        set.kg,
        set.reps,
        set.seconds,
        set.metres,
        ...(at === 0 ? said : [null, null]),
      ]);
    },
  );
  const feel = partOf(parts, 'feel');
  const note = [
    feel ? `How it was: ${feel} of ${feelWords.length} (${feelWords[feel - 1]?.toLowerCase()})` : '',
    partOf(parts, 'note'),
  ]
    .filter(Boolean)
    .join('. ');
  return note === '' ? lines : [...lines, [null, null, null, null, null, null, null, note]];
}

/** In the order of the plan; what is not in it comes last. */
function exercisesOf(
  { dayId, weekId, sets, parts }: LoggedSession,
  plan: TrainingPlan | undefined,
  swappedFor: (rowId: string) => string | undefined,
): Exercise[] {
  const week = plan?.weeks.find(({ id }) => id === weekId);
  const day = week?.days.find(({ id }) => id === dayId);
  const names = new Map(day && rowsOfDay(day).map(({ id, name }) => [id, name]));
  const done = Map.groupBy(
    sets.filter(isDone),
    // An id of a row has no colon.
    ({ rowId, name }) => rowId ?? `:${name}`,
  );
  const spoken = parts.flatMap(({ key }) => (key.startsWith('row-') ? [key.split(':')[1]!] : []));
  return [...new Set([...names.keys(), ...done.keys(), ...spoken])].map((of) => {
    const ofIt = done.get(of) ?? [];
    const rowId = ofIt[0] ? ofIt[0].rowId : of;
    return { rowId, name: ofIt[0]?.name ?? swappedFor(of) ?? names.get(of) ?? '', sets: ofIt };
  });
}
