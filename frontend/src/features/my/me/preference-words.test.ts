import { expect, test } from 'vitest';
import { hours, zoneOptions } from './preference-words.ts';

test('India and the zone of the device stand first, each zone once', () => {
  const values = zoneOptions('Europe/Berlin', 'Asia/Dubai').map(({ value }) => value);
  expect(values.slice(0, 3)).toEqual(['Asia/Kolkata', 'Europe/Berlin', 'Asia/Dubai']);
  expect(new Set(values).size).toBe(values.length);
  expect(values).not.toContain('Asia/Calcutta');
});

test('hours are said as everywhere', () => {
  expect([hours[0], hours[9], hours[12], hours[21]].map((hour) => hour?.label)).toEqual([
    '12 am',
    '9 am',
    '12 pm',
    '9 pm',
  ]);
});
