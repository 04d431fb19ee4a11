/** A refund that was sent without hearing what became of it. Sent again, it must be the very same. */
export interface RefundAttempt {
  refundKey: string;
  /** Paise. */
  amount: number;
  reason: string;
}

const keyFor = (paymentId: string): string => `refund:${paymentId}`;

function storage(): Storage | undefined {
  try {
    return window.sessionStorage;
  } catch {
    return undefined;
  }
}

function isAttempt(value: unknown): value is RefundAttempt {
  if (typeof value !== 'object' || value === null) return false;
  const { refundKey, amount, reason } = value as Record<string, unknown>;
  return typeof refundKey === 'string' && typeof amount === 'number' && typeof reason === 'string';
}

/** In the tab's own storage, so that not even a reload turns a retry into a second refund. */
export const refundAttempts = {
  read(paymentId: string): RefundAttempt | undefined {
    try {
      const stored: unknown = JSON.parse(storage()?.getItem(keyFor(paymentId)) ?? 'null');
      return isAttempt(stored) ? stored : undefined;
    } catch {
      return undefined;
    }
  },
  keep(paymentId: string, attempt: RefundAttempt): void {
    try {
      storage()?.setItem(keyFor(paymentId), JSON.stringify(attempt));
    } catch {
      // Full: the open page still knows it.
    }
  },
  forget(paymentId: string): void {
    storage()?.removeItem(keyFor(paymentId));
  },
};
