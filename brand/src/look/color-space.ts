import {
  clampChroma,
  converter,
  formatHex,
  interpolate,
  modeLrgb,
  modeOklch,
  modeRgb,
  useMode as registerMode,
  wcagContrast,
} from 'culori/fn';

registerMode(modeRgb);
registerMode(modeLrgb);
registerMode(modeOklch);
const toOklch = converter('oklch');

export interface Oklch {
  /** 0 to 1. */
  readonly l: number;
  readonly c: number;
  /** Degrees. */
  readonly h: number;
}

/** @param hex `#rrggbb` */
export function oklchOf(hex: string): Oklch {
  const { l, c, h = 0 } = toOklch(hex)!;
  return { l, c, h };
}

/** Nearest sRGB colour: saturation is reduced, lightness kept. @returns `#rrggbb` */
export function hexOf({ l, c, h }: Oklch): string {
  const lightness = Math.min(1, Math.max(0, l));
  return formatHex(clampChroma({ mode: 'oklch', l: lightness, c, h }, 'oklch'))!;
}

export const shifted = (hex: string, lightness: number): string => {
  const color = oklchOf(hex);
  return hexOf({ ...color, l: color.l + lightness });
};

/** Mixes as CSS does in sRGB. @param share of `other`, 0 to 1 */
export const mixed = (hex: string, other: string, share: number): string =>
  formatHex(interpolate([hex, other], 'rgb')(share))!;

/** WCAG 2.x: 1 to 21. */
export const contrast = (one: string, other: string): number => wcagContrast(one, other);
