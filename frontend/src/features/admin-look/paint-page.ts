import { type BrandColors, paletteOf } from '@ironbloom/brand/look';
import type { CSSProperties } from 'react';

/** The custom properties of a part of a page that is drawn in other colours than the rest. */
export function tokensOf(colors: BrandColors): CSSProperties {
  const tokens = Object.entries(paletteOf(colors)).map(([name, value]) => [`--${name}`, value]);
  // Those that are another's under a name of their own were resolved at the root of the page.
  return {
    ...Object.fromEntries(tokens),
    '--on-lime': colors.ink,
    '--on-paper': colors.ink,
  } as CSSProperties;
}

/** Gives the page that is open the colours that every page has from now on. */
export function paintPage(colors: BrandColors): void {
  const { style } = document.documentElement;
  for (const [name, value] of Object.entries(tokensOf(colors))) style.setProperty(name, String(value));
}
