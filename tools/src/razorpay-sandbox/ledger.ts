import { appendFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import {
  type Attempt,
  DECLINED,
  type Dispute,
  type DisputeStep,
  type Entity,
  newDispute,
  newOrder,
  type NewOrder,
  newPayment,
  newRefund,
  type NewRefund,
  type Order,
  type Payment,
  type Refund,
} from './entities.ts';
import type { WebhookEvent, WebhookSender } from './webhooks.ts';
import { ApiError } from './wire.ts';

/**
 * State of the sandbox: orders, payments, refunds, disputes, and the events of each step. In memory and, with a folder, in an
 * append-only file: one line per change, the last one counts.
 */
export class Ledger {
  readonly #orders = new Map<string, Order>();
  readonly #payments = new Map<string, Payment>();
  readonly #refunds = new Map<string, Refund>();
  readonly #disputes = new Map<string, Dispute>();
  /** Idempotency keys with their request and refund. */
  readonly #refundKeys = new Map<string, { request: string; refundId: string }>();
  readonly #webhooks: WebhookSender;
  readonly #file: string | undefined;
  /** `later` leaves refunds pending until `settleRefund`, as banks do. */
  refundsSettle: 'at-once' | 'later' = 'at-once';

  constructor(webhooks: WebhookSender, folder?: string) {
    this.#webhooks = webhooks;
    if (folder === undefined) return;
    mkdirSync(folder, { recursive: true });
    this.#file = path.join(folder, 'ledger.jsonl');
    if (!existsSync(this.#file)) return;
    const text = readFileSync(this.#file, 'utf8');
    for (const line of text.split('\n')) {
      try {
        if (line !== '') this.#keep(JSON.parse(line) as Entity);
      } catch {
        // Partial line of a killed writer.
      }
    }
    // Completes the partial line.
    if (text !== '' && !text.endsWith('\n')) appendFileSync(this.#file, '\n');
  }

  #save(entity: Entity): void {
    this.#keep(entity);
    if (this.#file !== undefined) appendFileSync(this.#file, `${JSON.stringify(entity)}\n`);
  }

  #keep(entity: Entity): void {
    if (entity.entity === 'order') this.#orders.set(entity.id, entity);
    else if (entity.entity === 'dispute') this.#disputes.set(entity.id, entity);
    else if (entity.entity === 'refund') this.#refunds.set(entity.id, entity);
    else this.#payments.set(entity.id, entity);
  }

  /** Captured payments and processed refunds. */
  moved(): (Payment | Refund)[] {
    return [
      ...[...this.#payments.values()].filter(({ captured }) => captured),
      ...[...this.#refunds.values()].filter(({ status }) => status === 'processed'),
    ];
  }

  /** Newest first, as Razorpay lists them. */
  orders(): Order[] {
    return [...this.#orders.values()].toReversed();
  }

  createOrder(given: NewOrder): Order {
    const order = newOrder(given);
    this.#save(order);
    return order;
  }

  order(id: string): Order {
    return entityOf(this.#orders, id);
  }

  payment(id: string): Payment {
    return entityOf(this.#payments, id);
  }

  /** Oldest first. */
  paymentsOfOrder(orderId: string): Payment[] {
    this.order(orderId);
    return [...this.#payments.values()].filter((payment) => payment.order_id === orderId);
  }

  /** Captured at once unless told otherwise. */
  pay(orderId: string, attempt: Attempt = {}): Payment {
    const order = this.#attempted(orderId);
    const payment = newPayment(order, attempt, 'authorized');
    this.#save(payment);
    const authorized = { event: 'payment.authorized', payment };
    if (attempt.capture !== false) return this.#captured(payment, [authorized]);
    this.#webhooks.enqueue([authorized]);
    return payment;
  }

  /** Declined by the buyer's bank. */
  decline(orderId: string, attempt: Attempt = {}): Payment {
    const order = this.#attempted(orderId);
    const payment: Payment = { ...newPayment(order, attempt, 'failed'), ...DECLINED };
    this.#save(payment);
    this.#webhooks.enqueue([{ event: 'payment.failed', payment }]);
    return payment;
  }

  capture(paymentId: string, amount: number, currency: string): Payment {
    const payment = this.payment(paymentId);
    if (payment.captured) throw new ApiError('This payment has already been captured');
    if (payment.status !== 'authorized') {
      throw new ApiError('Only payments which have been authorized and not yet captured can be captured');
    }
    if (amount !== payment.amount || currency !== payment.currency) {
      throw new ApiError('Capture amount must be equal to the amount authorized', { field: 'amount' });
    }
    return this.#captured(payment, []);
  }

  #captured(payment: Payment, before: WebhookEvent[]): Payment {
    // Two per cent, with 18 % tax on it.
    const fee = Math.round(payment.amount * 0.0236);
    const captured: Payment = {
      ...payment,
      status: 'captured',
      captured: true,
      fee,
      tax: Math.round((fee * 18) / 118),
    };
    this.#save(captured);
    const order = this.order(payment.order_id);
    const paid: Order = { ...order, status: 'paid', amount_paid: order.amount, amount_due: 0 };
    this.#save(paid);
    this.#webhooks.enqueue([
      ...before,
      { event: 'payment.captured', payment: captured },
      { event: 'order.paid', payment: captured, order: paid },
    ]);
    return captured;
  }

  #attempted(orderId: string): Order {
    const order = this.order(orderId);
    const status = order.status === 'paid' ? 'paid' : 'attempted';
    const attempted: Order = { ...order, status, attempts: order.attempts + 1 };
    this.#save(attempted);
    return attempted;
  }

  refund(id: string): Refund {
    return entityOf(this.#refunds, id);
  }

  refundsOfPayment(paymentId: string): Refund[] {
    this.payment(paymentId);
    return [...this.#refunds.values()].filter((refund) => refund.payment_id === paymentId);
  }

  makeRefund(paymentId: string, given: NewRefund): Refund {
    const payment = this.payment(paymentId);
    if (!payment.captured) throw new ApiError('The payment status should be captured for action to be taken');
    const left = payment.amount - payment.amount_refunded;
    const amount = given.amount ?? left;
    if (left === 0) throw new ApiError('The payment has been fully refunded already');
    if (amount > left) {
      throw new ApiError('The total refund amount is greater than the refund payment amount', {
        field: 'amount',
      });
    }
    const status = this.refundsSettle === 'at-once' ? 'processed' : 'pending';
    const refund = newRefund(payment, amount, given, status);
    const full = amount === left;
    const refunded: Payment = {
      ...payment,
      amount_refunded: payment.amount_refunded + amount,
      refund_status: full ? 'full' : 'partial',
      status: full ? 'refunded' : payment.status,
    };
    this.#save(refund);
    this.#save(refunded);
    this.#webhooks.enqueue([
      { event: 'refund.created', payment: refunded, refund },
      ...(refund.status === 'processed'
        ? [{ event: 'refund.processed', payment: refunded, refund } as const]
        : []),
    ]);
    return refund;
  }

  /** The bank's decision about a pending refund. */
  settleRefund(id: string, status: 'processed' | 'failed'): Refund {
    const open = this.refund(id);
    if (open.status !== 'pending') throw new ApiError('The refund is settled already');
    const refund: Refund = { ...open, status };
    const before = this.payment(refund.payment_id);
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
    this.#save(refund);
    this.#save(payment);
    this.#webhooks.enqueue([{ event: `refund.${status}`, payment, refund }]);
    return refund;
  }

  /** Razorpay keeps keys for some days. */
  forgetRefundKeys(): void {
    this.#refundKeys.clear();
  }

  /** One refund per key. */
  refundOnce(key: string, request: string, make: () => Refund): Refund {
    const known = this.#refundKeys.get(key);
    if (known === undefined) {
      const refund = make();
      this.#refundKeys.set(key, { request, refundId: refund.id });
      return refund;
    }
    if (known.request !== request) {
      throw new ApiError('Different request with the same idempotency key has already been processed.');
    }
    return this.refund(known.refundId);
  }

  /** Opens a dispute. @param amount in paise; the whole payment when absent */
  raiseDispute(paymentId: string, amount?: number): Dispute {
    const payment = this.payment(paymentId);
    if (!payment.captured) throw new ApiError('The payment status should be captured for action to be taken');
    const dispute = newDispute(payment, amount ?? payment.amount);
    this.#save(dispute);
    this.#webhooks.enqueue([{ event: 'payment.dispute.created', payment, dispute }]);
    return dispute;
  }

  /** A request for more evidence leaves it open; a loss is deducted from the balance. */
  moveDispute(id: string, step: DisputeStep): Dispute {
    const former = entityOf(this.#disputes, id);
    const dispute: Dispute = {
      ...former,
      status: step === 'action_required' ? 'open' : step,
      amount_deducted: step === 'lost' ? former.amount : 0,
    };
    this.#save(dispute);
    const payment = this.payment(former.payment_id);
    this.#webhooks.enqueue([{ event: `payment.dispute.${step}`, payment, dispute }]);
    return dispute;
  }
}

function entityOf<Found>(found: ReadonlyMap<string, Found>, id: string): Found {
  const one = found.get(id);
  if (one === undefined) throw new ApiError('The id provided does not exist');
  return one;
}
