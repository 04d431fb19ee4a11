import { contrast, hexOf, mixed, oklchOf, shifted } from './color-space.ts';
import { type BrandColors, shippedColors } from './look.ts';

/** Every token of `frontend/src/shared/styles/tokens.css` that depends on the two brand colours, by name. */
export type Palette = Readonly<Record<(typeof TOKENS)[number], string>>;

const TOKENS = [
  'ink',
  'coal-1',
  'coal-2',
  'coal-line',
  'coal-control',
  'float-line',
  'lime',
  'lime-hover',
  'lime-press',
  'tint-i',
  'on-tint-i',
  'moss',
  'moss-hover',
  'tint-p',
  'on-tint-p',
] as const;

/** Independent of the brand. */
export const PAPER = '#f4f1ea';
export const PAPER_DOWN = '#eae6db';
export const QUIET_ON_INK = '#8f9691';

/** Drawn by hand. */
const SHIPPED: Palette = {
  ink: '#0b0d0c',
  'coal-1': '#141716',
  'coal-2': '#1d2120',
  'coal-line': '#2a2f2d',
  'coal-control': '#707873',
  'float-line': '#3a413e',
  lime: '#c8ff3d',
  'lime-hover': '#d8ff75',
  'lime-press': '#b2e827',
  'tint-i': '#1b230d',
  'on-tint-i': '#d8ff75',
  moss: '#3f5f00',
  'moss-hover': '#2f4700',
  'tint-p': '#e4eccb',
  'on-tint-p': '#2c4300',
};

/** OKLCH lightness of the shipped ink. */
const DARKEST = 0.156;

/** For the shipped colours, the designed values; for others, the same steps in lightness. */
export function paletteOf({ accent, ink }: BrandColors): Palette {
  const dark = ink === shippedColors.ink ? SHIPPED : { ...SHIPPED, ...ofInk(ink) };
  const light = accent === shippedColors.accent ? {} : ofAccent(accent, ink);
  return { ...dark, ...light };
}

function ofInk(ink: string): Partial<Palette> {
  const { l, ...hue } = oklchOf(ink);
  // Near black, the steps are too small to be visible.
  const raised = (by: number): string => hexOf({ l: Math.max(l, DARKEST) + by, ...hue });
  return {
    ink,
    'coal-1': raised(0.045),
    'coal-2': raised(0.087),
    'coal-line': raised(0.144),
    'float-line': raised(0.212),
    // Edges of fields need 3 : 1 on any background.
    'coal-control': apart(ink, raised(0.087), 3.5, 1),
    'tint-i': mixed(ink, SHIPPED.lime, 0.085),
  };
}

function ofAccent(accent: string, ink: string): Partial<Palette> {
  const moss = apart(accent, PAPER_DOWN, 5.8, -1);
  const tint = mixed(PAPER, accent, 0.18);
  return {
    lime: accent,
    'lime-hover': mixed(accent, '#ffffff', 0.3),
    'lime-press': shifted(accent, -0.067),
    'tint-i': mixed(ink, accent, 0.085),
    'on-tint-i': mixed(accent, '#ffffff', 0.3),
    moss,
    'moss-hover': shifted(moss, -0.08),
    'tint-p': tint,
    'on-tint-p': apart(moss, tint, 7, -1),
  };
}

/** Makes `color` lighter (1) or darker (-1) until it has the contrast to `ground`; black or white as a last resort. */
function apart(color: string, ground: string, wanted: number, direction: 1 | -1): string {
  const { c, h, l } = oklchOf(color);
  for (let lightness = l; lightness >= 0 && lightness <= 1; lightness += direction * 0.005) {
    const found = hexOf({ l: lightness, c, h });
    if (contrast(found, ground) >= wanted) return found;
  }
  return direction === 1 ? '#ffffff' : '#000000';
}

/** The palette as custom properties. */
export function colorSheet(colors: BrandColors): string {
  const palette = paletteOf(colors);
  return `:root{${TOKENS.map((name) => `--${name}:${palette[name]}`).join(';')}}`;
}
