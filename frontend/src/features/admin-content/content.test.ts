import { expect, it } from 'vitest';
import { createAddress, isCreating } from './content.ts';

it('opens the create form beside the list', () => {
  expect(isCreating(new URLSearchParams(createAddress('/x').slice(2)))).toBe(true);
  expect(isCreating(new URLSearchParams('create=no'))).toBe(false);
});
