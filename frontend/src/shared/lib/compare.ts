/** Fields of a form by name, as texts. */
export type Values = Readonly<Record<string, string>>;

export type Side = 'mine' | 'theirs';

/** A field that two editors left differently. */
export interface Difference {
  name: string;
  mine: string;
  theirs: string;
  /** Whoever changed it alone; mine where both did. */
  likely: Side;
}

type Same = (name: string, a: string, b: string) => boolean;

/** What differs between my form and what is saved now, seen from what both began with. */
export function differences(
  names: readonly string[],
  { base, mine, theirs }: { base: Values; mine: Values; theirs: Values },
  same: Same,
): Difference[] {
  return names.flatMap((name) => {
    const [was, my, their] = [base[name] ?? '', mine[name] ?? '', theirs[name] ?? ''];
    if (same(name, my, their)) return [];
    const likely: Side = same(name, my, was) ? 'theirs' : 'mine';
    return [{ name, mine: my, theirs: their, likely }];
  });
}

/** My form with every field of theirs that was chosen. */
export function merge(
  mine: Values,
  theirs: Values,
  choices: Readonly<Record<string, Side>>,
): Record<string, string> {
  const taken = Object.entries(choices).filter(([, side]) => side === 'theirs');
  return { ...mine, ...Object.fromEntries(taken.map(([name]) => [name, theirs[name] ?? ''])) };
}
