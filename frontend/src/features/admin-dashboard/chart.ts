import type { LoginDay } from './dashboard.ts';
import { weekday } from '../../shared/india/dates.ts';

/** Units of the drawing's own square. */
const plot = { left: 36, right: 640, top: 16, bottom: 292 };
const barWidth = 44;
const lines = 4;

export const chartSize = { width: plot.right, height: 326 };

interface Bar {
  key: string;
  label: string;
  count: number;
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

/** Where the bars of these days stand. */
export function layOut(days: readonly LoginDay[]): Chart {
  const step = tickStep(Math.max(0, ...days.map(({ count }) => count)));
  const perUnit = (plot.bottom - plot.top) / (step * lines);
  const slot = (plot.right - plot.left) / Math.max(1, days.length);
  const width = Math.min(barWidth, slot * 0.7);
  return {
    bars: days.map(({ date, count }, index) => {
      const height = count * perUnit;
      const x = plot.left + slot * index + (slot - width) / 2;
      return { key: date, label: weekday(date), count, x, y: plot.bottom - height, width, height };
    }),
    ticks: Array.from({ length: lines + 1 }, (_, index) => {
      const value = step * index;
      return { value, y: plot.bottom - value * perUnit };
    }),
  };
}
