import { api, unwrap } from '#shared/api/client.ts';
import { ApiError } from '#shared/api/errors.ts';
import type { Enquiry } from './enquiry-fields.ts';

/** The sender is signed out meanwhile, or it is not their payment. */
const notTheirs = (error: unknown): boolean => error instanceof ApiError && [401, 404].includes(error.status);

/** Hands the message to the server. Rejects with its refusal. @param paymentId the sender's own that it is about */
export async function deliver(body: Enquiry, paymentId?: string): Promise<void> {
  if (paymentId !== undefined) {
    try {
      const params = { path: { paymentId } };
      await unwrap(api.POST('/api/contact/payments/{paymentId}', { params, body }));
      return;
    } catch (error) {
      // The words name the payment all the same.
      if (!notTheirs(error)) throw error;
    }
  }
  await unwrap(api.POST('/api/contact', { body }));
}
