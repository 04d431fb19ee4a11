import { Injectable } from '@nestjs/common';
import type { PaymentEntity } from '../payment.entity.ts';
import { hasPaid, RazorpayGateway, type RazorpayPayment } from './razorpay.gateway.ts';

/** Fetches payments from Razorpay and captures authorised ones. */
@Injectable()
export class PaymentFetcher {
  constructor(private readonly razorpay: RazorpayGateway) {}

  /** Not captured when another attempt has paid the order. @throws RazorpayError */
  async fetchCaptured(razorpayPaymentId: string, payment: PaymentEntity): Promise<RazorpayPayment> {
    const observed = await this.razorpay.fetchPayment(razorpayPaymentId);
    if (observed.status !== 'authorized') return observed;
    const attempts = await this.razorpay.fetchOrderPayments(observed.orderId);
    const paid = attempts.some(hasPaid);
    return paid ? observed : this.captureIfAuthorised(observed, payment);
  }

  /**
   * Every attempt of the payment's order. At most one is captured; other authorised ones are returned by Razorpay. @throws
   * RazorpayError
   */
  async fetchAllCaptured(razorpayOrderId: string, payment: PaymentEntity): Promise<RazorpayPayment[]> {
    const attempts = await this.razorpay.fetchOrderPayments(razorpayOrderId);
    const known: RazorpayPayment[] = [];
    let paid = attempts.some(hasPaid);
    for (const attempt of attempts) {
      const observed = paid ? attempt : await this.captureIfAuthorised(attempt, payment);
      paid ||= hasPaid(observed);
      known.push(observed);
    }
    return known;
  }

  /**
   * Orders use automatic capture; accounts with another setting would return the money after five days. Mismatched payments
   * are never captured.
   */
  private captureIfAuthorised(observed: RazorpayPayment, payment: PaymentEntity): Promise<RazorpayPayment> {
    const fits = observed.amount === payment.amountPaise && observed.currency === payment.currency;
    if (observed.status !== 'authorized' || !fits || payment.status === 'completed') {
      return Promise.resolve(observed);
    }
    return this.razorpay.capture(observed.id, observed.amount, observed.currency);
  }
}
