import { hasLetter } from '@ironbloom/brand/visible';
import * as z from 'zod/mini';

/** As people write it: "72,5 kg". Empty means none. */
const weight = /^(\d+([.,]\d+)?(\s*kgs?\.?)?)?$/i;

const weightIn = (name: string) =>
  z.refine<Record<string, string>>((texts) => weight.test(texts[name]?.trim() ?? ''), {
    path: [name],
    error: 'Please enter a number from 0 to 500',
  });

/** content-16. */
export const storyRules = z.record(z.string(), z.string()).check(
  z.refine(({ name }) => hasLetter(name ?? ''), { path: ['name'], error: 'Please enter a name' }),
  weightIn('beforeWeight'),
  weightIn('afterWeight'),
);
