import { z } from 'zod';
import { picture } from './picture.ts';

export const mediaForm = z.object({
  alt: z.string().trim().max(300, 'At most 300 characters').default(''),
});

export const mediaView = z.object({
  url: z.string().meta({ description: 'The largest file' }),
  width: z.number().int(),
  height: z.number().int(),
  picture,
});
