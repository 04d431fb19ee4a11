import { ApiError, missing } from './api-error.ts';
import { type Dispute, now } from './entities.ts';
import type { Ledger } from './ledger.ts';
import { newId } from './signing.ts';
import type { Store } from './store.ts';
import type { WebhookSender } from './webhooks.ts';

const ANSWER_WITHIN_S = 7 * 86_400;

export type DisputeStep = 'action_required' | 'under_review' | 'won' | 'lost' | 'closed';

/** What a buyer's bank asks back, and which events each step makes. */
export class Disputes {
  readonly #store: Store;
  readonly #ledger: Ledger;
  readonly #webhooks: WebhookSender;

  constructor(store: Store, ledger: Ledger, webhooks: WebhookSender) {
    this.#store = store;
    this.#ledger = ledger;
    this.#webhooks = webhooks;
  }

  /** @param amount in paise; all of the payment when absent */
  raise(paymentId: string, amount?: number): Dispute {
    const payment = this.#ledger.payment(paymentId);
    if (!payment.captured) throw new ApiError('The payment status should be captured for action to be taken');
    const dispute: Dispute = {
      id: newId('disp'),
      entity: 'dispute',
      payment_id: payment.id,
      amount: amount ?? payment.amount,
      currency: payment.currency,
      amount_deducted: 0,
      gateway_dispute_id: null,
      reason_code: 'credit_not_processed',
      reason_description: 'Credit not processed',
      respond_by: now() + ANSWER_WITHIN_S,
      status: 'open',
      phase: 'chargeback',
      created_at: now(),
    };
    this.#store.save(dispute);
    this.#webhooks.enqueue([{ event: 'payment.dispute.created', payment, dispute }]);
    return dispute;
  }

  /** Whoever asks for more leaves it open; what is lost is taken from the balance. */
  move(id: string, step: DisputeStep): Dispute {
    const known = this.#store.disputes.get(id) ?? missing();
    const dispute: Dispute = {
      ...known,
      status: step === 'action_required' ? 'open' : step,
      amount_deducted: step === 'lost' ? known.amount : 0,
    };
    this.#store.save(dispute);
    const payment = this.#ledger.payment(known.payment_id);
    this.#webhooks.enqueue([{ event: `payment.dispute.${step}`, payment, dispute }]);
    return dispute;
  }
}
