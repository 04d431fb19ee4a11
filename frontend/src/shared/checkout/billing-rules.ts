import { stateCodes } from '@ironbloom/brand/indian-states';
import { visible } from '@ironbloom/brand/visible';
import * as z from 'zod/mini';

/** What `BillingFields` asks. */
export const billing = z.object({
  state: z.enum(stateCodes, 'Choose your state'),
  gstin: z.pipe(
    z.string().check(
      z.overwrite(visible),
      z.trim(),
      z.refine(
        (text) => text === '' || /^(?: *[\dA-Za-z]){15}$/.test(text),
        'Enter the 15 letters and digits, or leave it empty',
      ),
    ),
    z.transform((text: string) => text || undefined),
  ),
});
