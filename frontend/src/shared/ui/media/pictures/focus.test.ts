import { expect, it } from 'vitest';
import { focusAfterKey, focusAt } from './focus.ts';

it('follows pointer and keys, and stops at the edges', () => {
  const box = new DOMRect(100, 50, 200, 100);
  expect(focusAt(box, 150, 125)).toEqual({ x: 0.25, y: 0.75 });
  expect(focusAt(box, 0, 500)).toEqual({ x: 0, y: 1 });
  expect(focusAfterKey({ x: 0.5, y: 0.5 }, 'ArrowLeft', false)).toEqual({ x: 0.48, y: 0.5 });
  expect(focusAfterKey({ x: 0.5, y: 0.95 }, 'ArrowDown', true)).toEqual({ x: 0.5, y: 1 });
  expect(focusAfterKey({ x: 0.1, y: 0.2 }, 'Home', false)).toEqual({ x: 0.5, y: 0.5 });
  expect(focusAfterKey({ x: 0.1, y: 0.2 }, 'Enter', false)).toBeNull();
});
