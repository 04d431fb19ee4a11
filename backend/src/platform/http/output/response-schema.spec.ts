import { expect, it } from '@jest/globals';
import { z } from 'zod';
import { isoInstant, withId } from './response-schema.ts';

const answer = withId({ at: isoInstant, ended: isoInstant.nullable(), part: withId({ name: z.string() }) });
const id = '0191';
const part = { id: '7', name: 'First' };
const at = new Date('2026-11-28T11:00:00.5Z');

it('answers ids and times in wire format, and only fields of the schema', () => {
  const row = { id, at, ended: null, part: { ...part, secret: 'x' }, secret: 'x' };
  expect(JSON.stringify(answer.parse(row))).toBe(
    '{"_id":"0191","at":"2026-11-28T11:00:00.500Z","ended":null,"part":{"_id":"7","name":"First"}}',
  );
});

it('accepts times as PostgreSQL writes them into JSON', () => {
  expect(isoInstant.parse('2026-11-28T16:30:00.123456+05:30')).toBe('2026-11-28T11:00:00.123Z');
});

it.each([
  ['no id', { at, ended: null, part }],
  ['no time', { id, at: null, ended: null, part }],
  ['a number for a time', { id, at: 0, ended: null, part }],
  ['text that is no time', { id, at: 'soon', ended: null, part }],
  ['an invalid time', { id, at: new Date(Number.NaN), ended: null, part }],
  ['no row within', { id, at, ended: null, part: {} }],
])('refuses %s', (_, row) => {
  expect(answer.safeParse(row).success).toBe(false);
});
