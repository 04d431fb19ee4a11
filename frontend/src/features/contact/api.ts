import { api, unwrap } from '#shared/api/client.ts';
import { ApiError } from '#shared/api/errors.ts';
import type { Enquiry } from './enquiry-fields.ts';

/** Signed out meanwhile, or not the sender's payment. */
const isNotOwnPayment = (error: unknown): boolean =>
  error instanceof ApiError && [401, 404].includes(error.status);

/** Sends the message. Rejects with the server's refusal. @param paymentId own payment it is about */
export async function deliver(body: Enquiry, paymentId?: string): Promise<void> {
  if (paymentId !== undefined) {
    try {
      const params = { path: { paymentId } };
      await unwrap(api.POST('/api/contact/payments/{paymentId}', { params, body }));
      return;
    } catch (error) {
      // The text names the payment anyway.
      if (!isNotOwnPayment(error)) throw error;
    }
  }
  await unwrap(api.POST('/api/contact', { body }));
}
