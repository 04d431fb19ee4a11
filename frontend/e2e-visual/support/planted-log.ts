import { training } from './planted-plan.ts';

/** Days before the day of the pictures, a Friday, on which Asha trained; her program began 22 days before it. */
const TRAINED = [18, 16, 14, 11, 9, 7, 4, 2];
const STARTED = 22;
const FRIDAY = 4;

interface PlantedSession {
  daysAgo: number;
  weekId: string;
  dayId: string;
  name: string;
  sets: object[];
}

/** By the plan: the weights go up each week, and the third set of the second exercise was one repetition short. */
export const sessions: readonly PlantedSession[] = TRAINED.map((daysAgo) => {
  const index = Math.floor((STARTED - daysAgo) / 7);
  const week = training.weeks[Math.min(index, training.weeks.length - 1)]!;
  const weekday = (FRIDAY - (daysAgo % 7) + 7) % 7;
  const day = week.days.find((one) => one.weekday === weekday)!;
  const warmUps = new Set(day.blocks.filter(({ kind }) => kind === 'warm-up').flatMap(({ rows }) => rows));
  const rows = day.blocks.flatMap((block) => block.rows);
  const sets = rows.flatMap((planned, row) => {
    const { id, exerciseId, name, amount, load, sets: count } = planned;
    const isLoaded = amount?.kind !== 'time' && load?.kind !== 'body' && !warmUps.has(planned);
    return Array.from({ length: count ?? 1 }, (_, at) => ({
      key: `${id}:${at + 1}`,
      rowId: id,
      exerciseId,
      name,
      kg: isLoaded ? 20 + 5 * row + 2.5 * index : null,
      reps: amount?.kind === 'reps' ? amount.from - (row === 1 && at === 2 ? 1 : 0) : null,
      seconds: amount?.kind === 'time' ? amount.from : null,
      metres: amount?.kind === 'distance' ? amount.from : null,
    }));
  });
  return { daysAgo, weekId: week.id, dayId: day.id, name: day.name, sets };
});

/** Of the day of the pictures, not begun; and the one before, done. */
export const nextDay =
  training.weeks[3]?.days.find(({ weekday }) => weekday === FRIDAY) ?? training.weeks.at(-1)!.days.at(-1)!;
export const lastDay = sessions.at(-1)!;
