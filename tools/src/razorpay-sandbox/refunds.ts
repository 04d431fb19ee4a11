import { ApiError, missing } from './api-error.ts';
import { type Notes, now, type Payment, type Refund } from './entities.ts';
import type { Ledger } from './ledger.ts';
import { newId } from './signing.ts';
import type { Store } from './store.ts';
import type { WebhookSender } from './webhooks.ts';

interface NewRefund {
  /** Paise; all that is left when absent. */
  amount?: number;
  notes: Notes;
  receipt: string | null;
  speed: string;
}

/** What Razorpay does with refunds, and which events each step makes. */
export class Refunds {
  readonly #store: Store;
  readonly #ledger: Ledger;
  readonly #webhooks: WebhookSender;
  /** Idempotency keys, with the request that came under each and the refund it made. */
  readonly #keys = new Map<string, { request: string; refundId: string }>();
  /** `later` leaves refunds pending until `settle`, as banks do. */
  settles: 'at-once' | 'later' = 'at-once';

  constructor(store: Store, ledger: Ledger, webhooks: WebhookSender) {
    this.#store = store;
    this.#ledger = ledger;
    this.#webhooks = webhooks;
  }

  find(id: string): Refund {
    return this.#store.refunds.get(id) ?? missing();
  }

  ofPayment(paymentId: string): Refund[] {
    this.#ledger.payment(paymentId);
    return [...this.#store.refunds.values()].filter((refund) => refund.payment_id === paymentId);
  }

  make(paymentId: string, given: NewRefund): Refund {
    const payment = this.#ledger.payment(paymentId);
    if (!payment.captured) throw new ApiError('The payment status should be captured for action to be taken');
    const left = payment.amount - payment.amount_refunded;
    const amount = given.amount ?? left;
    if (left === 0) throw new ApiError('The payment has been fully refunded already');
    if (amount > left) {
      throw new ApiError('The total refund amount is greater than the refund payment amount', {
        field: 'amount',
      });
    }
    const refund: Refund = {
      id: newId('rfnd'),
      entity: 'refund',
      amount,
      currency: payment.currency,
      payment_id: payment.id,
      notes: given.notes,
      receipt: given.receipt,
      acquirer_data: { arn: null },
      batch_id: null,
      status: this.settles === 'at-once' ? 'processed' : 'pending',
      speed_processed: 'normal',
      speed_requested: given.speed,
      created_at: now(),
    };
    const full = amount === left;
    const refunded: Payment = {
      ...payment,
      amount_refunded: payment.amount_refunded + amount,
      refund_status: full ? 'full' : 'partial',
      status: full ? 'refunded' : payment.status,
    };
    this.#store.save(refund);
    this.#store.save(refunded);
    this.#webhooks.enqueue([
      { event: 'refund.created', payment: refunded, refund },
      ...(refund.status === 'processed'
        ? [{ event: 'refund.processed', payment: refunded, refund } as const]
        : []),
    ]);
    return refund;
  }

  /** The bank has decided on a pending refund. */
  settle(id: string, status: 'processed' | 'failed'): Refund {
    const open = this.find(id);
    if (open.status !== 'pending') throw new ApiError('The refund is settled already');
    const refund: Refund = { ...open, status };
    const before = this.#ledger.payment(refund.payment_id);
    const amountRefunded = before.amount_refunded - (status === 'failed' ? refund.amount : 0);
    const payment: Payment =
      status === 'processed'
        ? before
        : {
            ...before,
            amount_refunded: amountRefunded,
            refund_status: amountRefunded > 0 ? 'partial' : null,
            status: 'captured',
          };
    this.#store.save(refund);
    this.#store.save(payment);
    this.#webhooks.enqueue([{ event: `refund.${status}`, payment, refund }]);
    return refund;
  }

  /** Keys are remembered for some days, and not for ever. */
  forgetKeys(): void {
    this.#keys.clear();
  }

  /** The same request under one key makes one refund, until keys are forgotten. */
  once(key: string, request: string, make: () => Refund): Refund {
    const known = this.#keys.get(key);
    if (known === undefined) {
      const refund = make();
      this.#keys.set(key, { request, refundId: refund.id });
      return refund;
    }
    if (known.request !== request) {
      throw new ApiError('Different request with the same idempotency key has already been processed.');
    }
    return this.find(known.refundId);
  }
}
