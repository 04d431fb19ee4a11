import { weekday, dayAndMonth } from '#shared/india/dates.ts';

/** Units of the SVG's viewBox. */
const plot = { right: 640, top: 16, bottom: 292 };
const barWidth = 44;
const lines = 4;
/** Longer series have no room for values and weekdays. */
const fewDays = 7;
/** Labels below a longer series. */
const named = 5;

export const chartSize = { width: plot.right, height: 326 };

/** `value`: sign-ins, or rupees, which may be negative. */
export interface DayValue {
  /** `YYYY-MM-DD`. */
  date: string;
  value: number;
}

interface Bar {
  key: string;
  label: string;
  /** Whether the label below and, for few days, the value above fit. */
  isNamed: boolean;
  hasValue: boolean;
  value: number;
  x: number;
  y: number;
  width: number;
  height: number;
}

interface Chart {
  bars: readonly Bar[];
  /** Horizontal lines, lowest first. */
  ticks: readonly { value: number; y: number }[];
}

/** The smallest whole 1, 2, 2.5 or 5 × 10ⁿ of which four steps reach `most`. */
export function tickStep(most: number): number {
  const least = Math.max(1, most / lines);
  const power = 10 ** Math.floor(Math.log10(least));
  const steps = [1, 2, 2.5, 5, 10].map((factor) => factor * power).filter(Number.isInteger);
  return steps.find((step) => step >= least) ?? 10 * power;
}

/** Positions of bars and lines. @param left units reserved for the axis labels */
export function layOut(days: readonly DayValue[], left = 36): Chart {
  const values = days.map(({ value }) => value);
  const [least, most] = [Math.min(0, ...values), Math.max(0, ...values)];
  const step = tickStep(most - least);
  const lowest = Math.floor(least / step);
  const count = Math.max(lines, Math.ceil(most / step) - lowest);
  const perUnit = (plot.bottom - plot.top) / (step * count);
  const yOf = (value: number): number => plot.bottom - (value - lowest * step) * perUnit;
  const slot = (plot.right - left) / Math.max(1, days.length);
  const width = Math.min(barWidth, slot * 0.7);
  const isFew = days.length <= fewDays;
  const every = Math.ceil(days.length / named);
  return {
    bars: days.map(({ date, value }, index) => ({
      key: date,
      label: isFew ? weekday(date) : dayAndMonth(date),
      isNamed: isFew || (days.length - 1 - index) % every === 0,
      hasValue: isFew,
      value,
      x: left + slot * index + (slot - width) / 2,
      y: Math.min(yOf(value), yOf(0)),
      width,
      height: Math.abs(value) * perUnit,
    })),
    ticks: Array.from({ length: count + 1 }, (_, index) => {
      const value = step * (lowest + index);
      return { value, y: yOf(value) };
    }),
  };
}
