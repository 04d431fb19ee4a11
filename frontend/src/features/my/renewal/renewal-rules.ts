import * as z from 'zod/mini';
import { billing } from '#shared/checkout/billing-rules.ts';

export const withState = z.object({ billing });
export const withoutState = z.object({ billing: z.optional(billing) });
