import type { PlanDay } from '@ironbloom/brand/plan';
import type { PartValues } from '@ironbloom/brand/training-log';
import type { Plan } from '../api.ts';
import type { Training } from '../training/api.ts';
import type { Session } from '../training/session.ts';
import type { WeightUnit } from '../units.ts';

/** Writes down a part of the session that is open; the first one begins it. False where it could not be stored. */
export type Write = <Kind extends keyof PartValues>(
  kind: Kind,
  of: string,
  value: PartValues[Kind],
) => Promise<boolean>;

/** What both sides of a session know. */
export interface SessionProps {
  session: Session;
  day: PlanDay;
  plan: Plan;
  training: Training;
  on: string;
  unit: WeightUnit;
  write: Write;
  name: string;
}
