import { type Plan, type Preferences, usePlan, usePreferences } from '../api.ts';
import { useKeptAhead } from '../plan/use-kept-ahead.ts';
import { usePrograms } from '../program.tsx';
import { asBegun, type Trained, trainedDays, type TrainingWeek, trainingWeek } from './days.ts';
import type { Training } from './api.ts';
import { useTraining } from './use-training.tsx';

interface UsedWeek {
  /** The newest. */
  plan: Plan;
  /** That of today's session, which keeps the version with which it was begun. */
  planOfToday: Plan;
  training: Training;
  unit: Preferences['weightUnit'];
  /** Undefined where the plan has no training for today's week. */
  week: TrainingWeek | undefined;
  /** Sessions that were begun on other days or are not in the plan any more, newest first. */
  unfinished: readonly Trained[];
}

/** This week as planned and as trained; undefined while it loads, null where the program has none or it could not be loaded. */
export function useTrainingWeek(): UsedWeek | null | undefined {
  const { program } = usePrograms();
  const { answer, waiting, today, now } = useTraining();
  const isRunning = program.state === 'active' && program.plan !== null;
  const newest = isRunning ? program.plan!.version : null;
  const plan = usePlan(program._id, newest);
  const preferences = usePreferences(isRunning ? program._id : null);
  useKeptAhead(program._id, plan.data);
  const trained = trainedDays(answer.data?.sessions ?? [], waiting);
  const planned =
    plan.data?.training && trainingWeek(program, plan.data.training, trained, { now: now(), today });
  const begun = planned?.today?.trained;
  const before = usePlan(program._id, begun && begun.version !== newest ? begun.version : null);
  if (!isRunning) return null;
  if (!plan.data || !answer.data) return plan.error || answer.error ? null : undefined;
  if (!preferences.data && !preferences.error) return undefined;
  const hers = answer.data.sessions.filter(({ programId }) => programId === program._id);
  return {
    plan: plan.data,
    planOfToday: before.data ?? plan.data,
    training: answer.data,
    unit: preferences.data?.weightUnit ?? 'kg',
    week: planned && before.data?.training ? asBegun(planned, before.data.training) : (planned ?? undefined),
    unfinished: trainedDays(hers, waiting).filter(
      (one) => one.finished === null && !(one.on === begun?.on && one.dayId === begun.dayId),
    ),
  };
}
