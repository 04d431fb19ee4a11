import type { Env } from '../../../config/env.ts';

/**
 * - `live`: real money.
 * - `test`: Razorpay's own test keys. Nobody is charged, and what is paid is no revenue.
 * - `sandbox`: our stand-in for Razorpay, for trying the product out: its payments are added up, to be seen.
 */
export const PAYMENT_MODES = ['live', 'test', 'sandbox'] as const;
export type PaymentMode = (typeof PAYMENT_MODES)[number];

export function paymentModeOf(env: Pick<Env, 'RAZORPAY_SANDBOX' | 'RAZORPAY_KEY_ID'>): PaymentMode {
  if (env.RAZORPAY_SANDBOX) return 'sandbox';
  return env.RAZORPAY_KEY_ID.startsWith('rzp_test_') ? 'test' : 'live';
}
