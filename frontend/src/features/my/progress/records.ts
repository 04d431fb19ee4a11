import type { TrainingProgress } from './api.ts';

type Lift = TrainingProgress['lifts'][number];

export interface LiftRecord {
  exerciseId: string;
  name: string;
  heaviest: TrainingProgress['records'][number];
  /** Undefined where no set lets it be estimated. */
  best: Lift['points'][number] | undefined;
  /** Date of the latest record. */
  on: string;
}

/** By lift, those of the newest day first. */
export function recordsOf({ records, lifts }: Pick<TrainingProgress, 'records' | 'lifts'>): LiftRecord[] {
  return records
    .map((heaviest) => {
      const { exerciseId, name } = heaviest;
      const best = bestOf(lifts.find((lift) => lift.exerciseId === exerciseId));
      return { exerciseId, name, heaviest, best, on: best && best.on > heaviest.on ? best.on : heaviest.on };
    })
    .toSorted((a, b) => (a.on === b.on ? (a.name < b.name ? -1 : 1) : a.on < b.on ? 1 : -1));
}

/** Of two equal ones the earlier. */
const bestOf = (lift: Lift | undefined): Lift['points'][number] | undefined =>
  lift?.points.reduce((best, point) => (point.estimate > best.estimate ? point : best));

/** The lift of which there is most to see. */
export const longestOf = (lifts: readonly Lift[]): Lift | undefined =>
  lifts.reduce<Lift | undefined>(
    (longest, lift) => (longest && longest.points.length >= lift.points.length ? longest : lift),
    undefined,
  );
