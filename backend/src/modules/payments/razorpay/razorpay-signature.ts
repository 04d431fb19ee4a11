import { createHmac } from 'node:crypto';
import { isSameSecret } from '../../../platform/security/keys.ts';

/** Whether `signature` (hex) is the HMAC-SHA256 of `content`, in constant time; the SDK's helper uses `===`. */
function isSignedBy(secret: string, content: string | Buffer, signature: string): boolean {
  const expected = createHmac('sha256', secret).update(content).digest();
  return isSameSecret(Buffer.from(signature, 'hex'), expected);
}

/** Razorpay, "Verify payment signature": HMAC of `order_id|payment_id` under the key secret. */
export function isCheckoutSignature(
  keySecret: string,
  orderId: string,
  paymentId: string,
  signature: string,
): boolean {
  return isSignedBy(keySecret, `${orderId}|${paymentId}`, signature);
}

/** Signs an event as Razorpay does: hex. */
export const webhookSignature = (webhookSecret: string, body: string): string =>
  createHmac('sha256', webhookSecret).update(body).digest('hex');

/** Razorpay, "Validate webhooks": HMAC of the raw body under the webhook's own secret. */
export function isWebhookSignature(webhookSecret: string, rawBody: Buffer, signature: string): boolean {
  return isSignedBy(webhookSecret, rawBody, signature);
}
