import { contrast, hexOf, oklchOf } from './color-space.ts';
import type { BrandColors } from './look.ts';
import { PAPER, PAPER_DOWN, paletteOf, QUIET_ON_INK } from './palette.ts';

/** WCAG 2.2 AA for text (1.4.3) and for graphics (1.4.11). */
const TEXT = 4.5;
const SHAPE = 3;
/** Steps of OKLCH lightness, finer than visible. */
const STEP = 0.0025;

/** A pair of colours that meet on a page. */
export interface ContrastVerdict {
  field: keyof BrandColors;
  what: string;
  /** 1 to 21. */
  contrast: number;
  needed: number;
  passes: boolean;
}

/** Every pair in which tokens use the two colours; on paper, `palette.ts` makes their partners pass. */
export function verdictsOf(colors: BrandColors): ContrastVerdict[] {
  const palette = paletteOf(colors);
  const pair = (
    field: keyof BrandColors,
    what: string,
    one: string,
    other: string,
    needed: number,
  ): ContrastVerdict => {
    const found = contrast(one, other);
    return { field, what, contrast: found, needed, passes: found >= needed };
  };
  return [
    pair('ink', 'Text on the dark background', PAPER, palette['coal-2'], TEXT),
    pair('ink', 'Secondary text on the dark background', QUIET_ON_INK, palette['coal-2'], TEXT),
    pair('ink', 'Text on the light background', colors.ink, PAPER_DOWN, TEXT),
    pair('accent', 'Text on buttons', colors.ink, colors.accent, TEXT),
    pair('accent', 'Text on a pressed button', colors.ink, palette['lime-press'], TEXT),
    pair('accent', 'Links on the dark background', colors.accent, palette['coal-2'], TEXT),
    pair('accent', 'Focus ring', colors.accent, palette['coal-1'], SHAPE),
  ];
}

export interface ColorProblem {
  field: keyof BrandColors;
  /** A sentence. */
  message: string;
  /** Nearest passing colour in lightness; null: none of this hue passes. */
  nearest: string | null;
}

/** Problems of the two colours, ink first: the accent is judged on the nearest passing ink. */
export function colorProblems(colors: BrandColors): ColorProblem[] {
  const problems: ColorProblem[] = [];
  const ink = problemWith(colors, 'ink');
  if (ink) problems.push(ink);
  const accent = problemWith({ ...colors, ink: ink?.nearest ?? colors.ink }, 'accent');
  if (accent) problems.push(accent);
  return problems;
}

const failuresOf = (colors: BrandColors, field: keyof BrandColors): ContrastVerdict[] =>
  verdictsOf(colors).filter((verdict) => verdict.field === field && !verdict.passes);

function problemWith(colors: BrandColors, field: keyof BrandColors): ColorProblem | undefined {
  const failures = failuresOf(colors, field);
  const [worst] = failures.toSorted((a, b) => a.contrast / a.needed - b.contrast / b.needed);
  if (!worst) return undefined;
  const nearest = nearestPassing(colors, field);
  const message =
    `${worst.what}: the contrast would be ${ratio(worst.contrast)}, and ${ratio(worst.needed)} is needed. ` +
    (nearest ? `The nearest colour that passes is ${nearest}.` : 'Please choose another colour.');
  return { field, message, nearest };
}

/** Rounded down: 4.49 does not become 4.5. */
export const ratio = (contrastFound: number): string => `${Math.floor(contrastFound * 10) / 10} : 1`;

function nearestPassing(colors: BrandColors, field: keyof BrandColors): string | null {
  const { l, c, h } = oklchOf(colors[field]);
  for (let distance = STEP; distance <= 1; distance += STEP) {
    for (const lightness of [l - distance, l + distance]) {
      if (lightness < 0 || lightness > 1) continue;
      const candidate = hexOf({ l: lightness, c, h });
      if (failuresOf({ ...colors, [field]: candidate }, field).length === 0) return candidate;
    }
  }
  return null;
}
