import * as z from 'zod/mini';
import { linksOf } from './lists.ts';

/** content-16, content-17. */
export const recipeRules = z.record(z.string(), z.string()).check(
  z.refine(({ name }) => Boolean(name?.trim()), { path: ['name'], error: 'Please enter a name' }),
  z.refine(({ ytLinks = '' }) => linksOf(ytLinks).every(({ fine }) => fine), {
    path: ['ytLinks'],
    error: 'Please enter links to single YouTube videos, such as https://youtu.be/dQw4w9WgXcQ',
  }),
);
