import { expect, it } from 'vitest';
import { fromIndiaInput, toIndiaInput } from './date-input.ts';

it('converts between India’s time and UTC, across midnight', () => {
  expect(toIndiaInput('2026-11-20T20:15:00.000Z')).toBe('2026-11-21T01:45');
  expect(new Date(fromIndiaInput('2026-11-21T01:45')).toISOString()).toBe('2026-11-20T20:15:00.000Z');
  expect(fromIndiaInput('')).toBe('');
});
