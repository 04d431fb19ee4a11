import { browserStore, isRecord } from '#shared/lib/browser-store.ts';

/** A refund that was sent without hearing what became of it. Sent again, it must be the very same. */
export interface RefundAttempt {
  refundKey: string;
  /** Paise. */
  amount: number;
  reason: string;
  /** Paise that may be paid twice, where the owner has confirmed it. */
  atRisk?: number;
}

const storeOf = (paymentId: string) => browserStore('tab', `refund:${paymentId}`);

function isAttempt(value: unknown): value is RefundAttempt {
  if (!isRecord(value)) return false;
  const { refundKey, amount, reason, atRisk } = value;
  return (
    typeof refundKey === 'string' &&
    typeof amount === 'number' &&
    typeof reason === 'string' &&
    (atRisk === undefined || typeof atRisk === 'number')
  );
}

/** In the tab's own storage, so that not even a reload turns a retry into a second refund. */
export const refundAttempts = {
  read(paymentId: string): RefundAttempt | undefined {
    const stored = storeOf(paymentId).read();
    return isAttempt(stored) ? stored : undefined;
  },
  keep(paymentId: string, attempt: RefundAttempt): void {
    // Where there is no room the open page still knows it.
    storeOf(paymentId).write(attempt);
  },
  forget(paymentId: string): void {
    storeOf(paymentId).clear();
  },
};
