import { weekday, dayAndMonth } from '#shared/india/dates.ts';

/** Units of the drawing's own square. */
const plot = { right: 640, top: 16, bottom: 292 };
const barWidth = 44;
const lines = 4;
/** More have no room for the value and the weekday of each. */
const fewDays = 7;
/** Days that are named below a longer series. */
const named = 5;

export const chartSize = { width: plot.right, height: 326 };

/** What a day counts: sign-ins, or rupees, which may be below zero. */
export interface DayValue {
  /** `YYYY-MM-DD`. */
  date: string;
  value: number;
}

interface Bar {
  key: string;
  label: string;
  /** Whether there is room for the label below, and, of few days, for the value above. */
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
  /** The lines across, from the lowest. */
  ticks: readonly { value: number; y: number }[];
}

/** The smallest 1, 2, 2.5 or 5 times a power of ten, and whole, of which four steps reach `most`. */
export function tickStep(most: number): number {
  const least = Math.max(1, most / lines);
  const power = 10 ** Math.floor(Math.log10(least));
  const steps = [1, 2, 2.5, 5, 10].map((factor) => factor * power).filter(Number.isInteger);
  return steps.find((step) => step >= least) ?? 10 * power;
}

/** Where the bars of these days stand. @param left units that the names of the lines take */
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
