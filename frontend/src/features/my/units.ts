import type { NumberQuestion } from '@ironbloom/brand/check-in';
import type { Preferences } from './api.ts';

/** Hers; the API counts in kg and cm. */
export type Units = Pick<Preferences, 'weightUnit' | 'lengthUnit'>;

type Measured = Pick<NumberQuestion, 'quantity'>;

export type WeightUnit = Preferences['weightUnit'];
/** kg in one. */
export const KG_OF: Readonly<Record<WeightUnit, number>> = { kg: 1, lb: 0.453_592_37 };
/** kg or cm in one. */
const contained: Readonly<Record<string, number>> = { ...KG_OF, cm: 1, in: 2.54 };

export const unitOf = ({ quantity }: Measured, { weightUnit, lengthUnit }: Units): string =>
  quantity === 'weight' ? weightUnit : lengthUnit;

/** As she reads it: one decimal at most. */
export const inUnit = (question: Measured, value: number, units: Units): number =>
  Math.round((value / contained[unitOf(question, units)]!) * 10) / 10;

/** What she typed, for the API. */
export const fromUnit = (question: Measured, typed: number, units: Units): number =>
  Math.round(typed * contained[unitOf(question, units)]! * 100) / 100;

/** "68.9 kg". */
export const withUnit = (question: Measured, value: number, units: Units): string =>
  `${inUnit(question, value, units)} ${unitOf(question, units)}`;
