import { expect, test } from 'vitest';
import { ApiError } from '#shared/api/errors.ts';
import { refusalOf } from './refusal.ts';

const refused = (fields: Record<string, string>) =>
  refusalOf(
    new ApiError(400, {
      code: 'VALIDATION_FAILED',
      message: 'This is not valid',
      requestId: 'r',
      fields,
    }),
  ).words;

test('assigns a refusal to the fields of the dialog', () => {
  expect(refused({ fromName: 'From Name is required' })).toBe('From Name is required.');
  expect(refused({ recipients: 'Contacts may be 1,00,000 at most' })).toBe(
    'Contacts may be 1,00,000 at most.',
  );
  expect(refused({ something: 'else' })).toBe('This is not valid');
});
