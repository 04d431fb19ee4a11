/** Of a chart in its own units, with how many days have room below it. */
export const sizes = {
  narrow: { width: 350, height: 230, days: 3 },
  wide: { width: 760, height: 270, days: 5 },
} as const;

/** Where the drawing begins, below it and above it. */
export const LEFT = 36;
export const FLOOR = 28;
export const TOP = 22;
