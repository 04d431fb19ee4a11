import type { Summary } from '../api.ts';
import { type Units, withUnit } from '../units.ts';

/** Only what is known. */
export function figuresOf(
  { weeks, checkIns, changes }: Summary,
  units: Units,
): readonly (readonly [string, string])[] {
  return [
    ...(weeks > 0 ? [['Weeks', String(weeks)] as const] : []),
    ...(checkIns > 0 ? [['Check-ins sent', String(checkIns)] as const] : []),
    ...changes.map(({ text, quantity, first, last }) => {
      const shown = (value: number) => withUnit({ quantity }, value, units);
      return [text, `${shown(first)}, at the end ${shown(last)}`] as const;
    }),
  ];
}
