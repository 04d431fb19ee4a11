import { afterEach, expect, it, vi } from 'vitest';
import { newUuid } from './uuid.ts';

afterEach(() => vi.unstubAllGlobals());

it('makes a new UUID each time, also on plain http', () => {
  const getRandomValues = crypto.getRandomValues.bind(crypto);
  vi.stubGlobal('crypto', { getRandomValues });
  const made = Array.from({ length: 100 }, newUuid);
  expect(new Set(made).size).toBe(100);
  for (const uuid of made) {
    expect(uuid).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
  }
});
