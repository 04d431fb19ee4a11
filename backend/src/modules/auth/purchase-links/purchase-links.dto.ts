import { z } from 'zod';
import { shownMailAddress } from '../../../platform/mail/shown-address.ts';

export const purchaseLinkBody = z.object({
  token: z.string().max(100).meta({ description: 'What stands behind the # of the link' }),
});

/** Whether the password is good enough is the use case's to say, as in a reset. */
export const openPurchaseBody = purchaseLinkBody.extend({
  password: z.string('Password is required').max(1_000),
});

export const purchaseLinkView = z.discriminatedUnion('state', [
  z.object({
    state: z.literal('open'),
    email: shownMailAddress,
    hasAccount: z.boolean().meta({ description: 'Whether the address has an account: sign in as ever' }),
  }),
  z.object({ state: z.literal('used') }),
  z.object({ state: z.literal('expired') }),
]);
