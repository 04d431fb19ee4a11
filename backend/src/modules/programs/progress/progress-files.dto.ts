import { z } from 'zod';

export const progressFileBody = z.object({ of: z.enum(['check-ins', 'training']) });
export type ProgressFile = z.infer<typeof progressFileBody>['of'];

export const downloadView = z.object({
  url: z.string().meta({ description: 'Opens the file once, within a minute' }),
});
export const downloadParams = z.object({ ticket: z.string().regex(/^[\w-]{43}$/) });
