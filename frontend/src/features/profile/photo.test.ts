import { expect, test } from 'vitest';
import { fitted } from './photo.ts';

test.each([
  [4000, 3000, 512, 384],
  [3000, 4000, 384, 512],
  [300, 200, 300, 200],
  [10_000, 3, 512, 1],
])('%i × %i becomes %i × %i', (width, height, w, h) => {
  expect(fitted(width, height)).toEqual({ width: w, height: h });
});
