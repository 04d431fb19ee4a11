const DAY_MS = 86_400_000;

export interface DayValue {
  /** A day, as the API writes it. */
  on: string;
  value: number;
}

export const daysBetween = (from: string, to: string): number =>
  Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS);

export const dayAfter = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 'YYYY-MM-DD'.length);

/** One decimal at most. */
export const rounded = (value: number): number => Math.round(value * 10) / 10;

/** A round number, of which about so many lie in a range. */
function stepOf(range: number, steps: number): number {
  const rough = range / steps;
  const power = 10 ** Math.floor(Math.log10(rough));
  return power * ([1, 2, 5, 10].find((one) => one * power >= rough - 1e-9) ?? 10);
}

/** Round values in equal steps from 0 on, the last at or above the given one. */
export function ticksUpTo(most: number, steps = 3): readonly number[] {
  const step = stepOf(Math.max(most, 1), steps);
  const last = Math.ceil(most / step - 1e-9);
  return Array.from({ length: Math.max(last, 1) + 1 }, (_, at) => rounded(at * step));
}

/** Round values in equal steps, the first below all given ones, the last at or above them. */
export function ticksOf(values: readonly number[], steps = 4): readonly number[] {
  const low = Math.min(...values);
  const high = Math.max(...values);
  const step = stepOf(Math.max(high - low, 1), steps);
  const first = Math.ceil(low / step - 1e-9) - 1;
  const last = Math.max(Math.ceil(high / step - 1e-9), first + 1);
  return Array.from({ length: last - first + 1 }, (_, at) => rounded((first + at) * step));
}

/** Days to write below a chart, a whole number of weeks apart. */
export function dayTicks(first: string, last: string, most: number): readonly string[] {
  const weeks = Math.floor(daysBetween(first, last) / 7);
  const step = Math.max(1, Math.ceil((weeks + 1) / most));
  return Array.from({ length: Math.floor(weeks / step) + 1 }, (_, at) => dayAfter(first, at * step * 7));
}

/** For each value the average of the seven days that end with its day. @param points oldest first */
export const weeklyAverages = (points: readonly DayValue[]): readonly DayValue[] =>
  points.map(({ on }) => {
    const near = points.filter((one) => one.on <= on && daysBetween(one.on, on) < 7);
    return { on, value: near.reduce((sum, { value }) => sum + value, 0) / near.length };
  });
