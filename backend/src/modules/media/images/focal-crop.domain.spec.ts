import { describe, expect, it } from '@jest/globals';
import { CENTRE, focalCrop } from './focal-crop.domain.ts';

const SOCIAL = { width: 1200, height: 630 };

describe('focalCrop', () => {
  it('uses the centre without a focal point', () => {
    expect(focalCrop({ width: 2400, height: 2000 }, SOCIAL, CENTRE)).toEqual({
      left: 0,
      top: 370,
      width: 2400,
      height: 1260,
    });
  });

  it.each([
    [{ x: 0, y: 0 }, 0],
    [{ x: 1, y: 1 }, 740],
    [{ x: 0.5, y: 0.4 }, 170],
  ])('follows the focal point %o and stops at the edges', (focus, top) => {
    expect(focalCrop({ width: 2400, height: 2000 }, SOCIAL, focus).top).toBe(top);
  });

  it.each([
    [0, 0],
    [0.25, 48],
    [0.5, 1048],
    [1, 2095],
  ])('of a wide picture with a focal point at %d begins %d pixels from the left', (x, left) => {
    expect(focalCrop({ width: 4000, height: 1000 }, SOCIAL, { x, y: 1 })).toEqual({
      left,
      top: 0,
      width: 1905,
      height: 1000,
    });
  });

  it('stays inside a picture of any shape', () => {
    for (const from of [
      { width: 1, height: 1 },
      { width: 3, height: 2400 },
      { width: 1600, height: 2 },
    ]) {
      const { left, top, width, height } = focalCrop(from, SOCIAL, { x: 0.9, y: 0.1 });
      expect(left + width).toBeLessThanOrEqual(from.width);
      expect(top + height).toBeLessThanOrEqual(from.height);
      expect(Math.min(left, top)).toBeGreaterThanOrEqual(0);
      expect(Math.min(width, height)).toBeGreaterThanOrEqual(1);
    }
  });
});
