import { expect, test } from 'vitest';
import { ApiError } from '../../../shared/api/errors.ts';
import { refusalOf } from './refusal.ts';

const refused = (fields: Record<string, string>) =>
  refusalOf(
    new ApiError(400, {
      code: 'VALIDATION_FAILED',
      message: 'Please check the highlighted fields.',
      requestId: 'r',
      fields,
    }),
  ).words;

test('a refusal names what the dialog calls it', () => {
  expect(refused({ fromName: 'is required' })).toBe('From Name is required.');
  expect(refused({ recipients: 'may be 1,00,000 at most' })).toBe('Contacts may be 1,00,000 at most.');
  expect(refused({ something: 'else' })).toBe('Please check the highlighted fields.');
});
