import { Inject, Injectable, Logger } from '@nestjs/common';
import { setTimeout as delay } from 'node:timers/promises';
import type { z } from 'zod';
import { ENV } from '../../../config/config.module.ts';
import type { Env } from '../../../config/env.ts';
import { offeringLabel } from '../payment.domain.ts';
import type { PaymentEntity } from '../payment.entity.ts';
import { paymentError } from '../payments.errors.ts';
import { PaymentsRepository } from '../payments.repository.ts';
import { RazorpayGateway } from '../razorpay/razorpay.gateway.ts';
import { OrderPlacement, type OrderRequest } from './order-placement.ts';
import { OrdersRepository } from './orders.repository.ts';
import type { checkoutOrder } from './payments.dto.ts';
import { checkoutNotes } from './purchase.domain.ts';

/** Polling interval of an equal request that waits for the first one's order. */
const LOOK_AGAIN_MS = 75;
/** Longer than the gateway's timeout, so that a lease expires only when its holder died. */
const LEASE_MARGIN_MS = 5_000;

@Injectable()
export class OrdersService {
  private readonly logger = new Logger('Orders');
  private readonly leaseMs: number;

  constructor(
    @Inject(ENV) private readonly env: Env,
    private readonly placement: OrderPlacement,
    private readonly orders: OrdersRepository,
    private readonly payments: PaymentsRepository,
    private readonly razorpay: RazorpayGateway,
  ) {
    this.leaseMs = env.RAZORPAY_TIMEOUT_MS + LEASE_MARGIN_MS;
  }

  /**
   * Prices the purchase, stores it as pending and creates its Razorpay order. Idempotent by the intent key, also concurrently.
   * @throws the codes of `paymentError` about input and offers, PRICE_CHANGED, INTENT_REUSED, ALREADY_PAID,
   * PAYMENT_PROVIDER_UNAVAILABLE
   */
  async create(request: OrderRequest): Promise<z.infer<typeof checkoutOrder>> {
    const { payment, created, purchase } = await this.placement.place(request, this.leaseMs);
    const notes = checkoutNotes(payment.id, purchase);
    const ownOrder = created ? await this.createRazorpayOrder(payment, notes) : undefined;
    return {
      paymentId: payment.id,
      orderId: ownOrder ?? (await this.orderOfAnother(payment, notes)),
      amount: payment.amountPaise,
      currency: payment.currency,
      keyId: this.env.RAZORPAY_KEY_ID,
      statusToken: payment.statusToken,
      item: offeringLabel(payment),
      notes,
    };
  }

  /** The order of an equal request, or ours when that one failed. */
  private async orderOfAnother(payment: PaymentEntity, notes: Record<string, string>): Promise<string> {
    const giveUpAt = Date.now() + this.leaseMs;
    let current: PaymentEntity | null = payment;
    while (current && Date.now() < giveUpAt) {
      if (current.razorpayOrderId) return current.razorpayOrderId;
      if (await this.orders.lease(current.id, this.leaseMs)) {
        const orderId = await this.createRazorpayOrder(current, notes);
        if (orderId) return orderId;
      } else {
        await delay(LOOK_AGAIN_MS);
      }
      current = await this.payments.findById(current.id);
    }
    throw paymentError('PAYMENT_PROVIDER_UNAVAILABLE');
  }

  /**
   * For the holder of the lease. No transaction is open during the call.
   * @returns undefined when another order was attached meanwhile
   */
  private async createRazorpayOrder(
    payment: PaymentEntity,
    notes: Record<string, string>,
  ): Promise<string | undefined> {
    try {
      const order = await this.razorpay.createOrder({
        amount: payment.amountPaise,
        currency: payment.currency,
        receipt: payment.id,
        notes,
      });
      const attached = await this.orders.attachOrder(payment.id, order.id, this.env.RECONCILE_FIRST_DELAY_MS);
      return attached ? order.id : undefined;
    } catch (error) {
      this.logger.error({ err: error, paymentId: payment.id }, 'order not created');
      await this.orders.release(payment.id);
      throw paymentError('PAYMENT_PROVIDER_UNAVAILABLE', { cause: error });
    }
  }
}
