import { paletteOf, shippedLook } from '@ironbloom/brand/look';
import type { Letterhead } from '../../src/platform/pdf/band.ts';

/** Without a logo, so that the name is text. */
export const aLetterhead = (name = 'Ironbloom'): Letterhead => ({
  name,
  logo: undefined,
  colors: paletteOf(shippedLook.colors),
});
