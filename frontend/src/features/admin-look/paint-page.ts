import { type BrandColors, paletteOf } from '@ironbloom/brand/look';
import type { CSSProperties } from 'react';

/** Custom properties for a part of the page in other colours. */
export function tokensOf(colors: BrandColors): CSSProperties {
  const tokens = Object.entries(paletteOf(colors)).map(([name, value]) => [`--${name}`, value]);
  // Aliases were resolved at :root, so they are set again.
  return {
    ...Object.fromEntries(tokens),
    '--on-lime': colors.ink,
    '--on-paper': colors.ink,
  } as CSSProperties;
}

/** Applies published colours to the open page. */
export function paintPage(colors: BrandColors): void {
  const { style } = document.documentElement;
  for (const [name, value] of Object.entries(tokensOf(colors))) style.setProperty(name, String(value));
}
