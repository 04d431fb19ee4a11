import { business } from '@ironbloom/brand';
import type { CheckoutReply, Order } from './calls.ts';
import { CheckoutError } from './checkout-error.ts';

interface RazorpayOptions {
  key: string;
  /** Paise. */
  amount: number;
  currency: string;
  order_id: string;
  name: string;
  description: string;
  prefill: { name: string; email: string; contact?: string };
  notes: Record<string, string>;
  theme: { color: string };
  retry: { enabled: boolean };
  handler: (reply: CheckoutReply) => void;
  modal: { ondismiss: () => void };
}

interface RazorpayCheckout {
  on: (event: 'payment.failed', listener: () => void) => void;
  open: () => void;
  close?: () => void;
}

declare global {
  interface Window {
    Razorpay?: new (options: RazorpayOptions) => RazorpayCheckout;
  }
}

export type CheckoutEnd = { kind: 'paid'; reply: CheckoutReply } | { kind: 'dismissed' } | { kind: 'failed' };

/** Filled into the payment window. */
export interface Payer {
  name: string;
  email: string;
  phone?: string | null | undefined;
}

const noScript = (): CheckoutError =>
  new CheckoutError(
    'The payment window could not be loaded. You have not been charged. Check your connection and try again.',
  );

const scriptTimeoutMs = 15_000;

let loading: Promise<void> | undefined;

function insertScript(url: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    const fail = (): void => {
      clearTimeout(timer);
      script.remove();
      reject(noScript());
    };
    const timer = setTimeout(fail, scriptTimeoutMs);
    script.src = url;
    script.async = true;
    script.addEventListener('error', fail);
    script.addEventListener('load', () => {
      if (!window.Razorpay) return fail();
      clearTimeout(timer);
      return resolve();
    });
    document.head.append(script);
  });
}

/** Loads Razorpay's script once; a failed load is retried on the next call. */
export async function loadCheckout(url: string): Promise<void> {
  if (window.Razorpay) return;
  loading ??= insertScript(url);
  try {
    await loading;
  } catch (error) {
    loading = undefined;
    throw error;
  }
}

/** Opens the payment window; settles with its first event. */
export function openCheckout(order: Order, payer: Payer): Promise<CheckoutEnd> {
  return new Promise((resolve, reject) => {
    if (!window.Razorpay) {
      reject(noScript());
      return;
    }
    const checkout = new window.Razorpay({
      key: order.keyId,
      amount: order.amount,
      currency: order.currency,
      order_id: order.orderId,
      name: business().name,
      description: order.item,
      prefill: {
        name: payer.name,
        email: payer.email,
        ...(payer.phone ? { contact: payer.phone.replaceAll(/[^\d+]/g, '') } : {}),
      },
      notes: order.notes,
      // Razorpay's header colour.
      theme: { color: getComputedStyle(document.documentElement).getPropertyValue('--ink') },
      // A failure ends on our page, which keeps the details for a retry.
      retry: { enabled: false },
      handler: (reply) => resolve({ kind: 'paid', reply }),
      modal: { ondismiss: () => resolve({ kind: 'dismissed' }) },
    });
    checkout.on('payment.failed', () => {
      resolve({ kind: 'failed' });
      checkout.close?.();
    });
    checkout.open();
  });
}
