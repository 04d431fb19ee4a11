import { Injectable } from '@nestjs/common';
import type { PaymentEntity } from '../payment.entity.ts';
import { hasPaid, RazorpayGateway, type RazorpayPayment } from './razorpay.gateway.ts';

/** Asks Razorpay how payments stand, and takes money that is only authorised. */
@Injectable()
export class PaymentFetcher {
  constructor(private readonly razorpay: RazorpayGateway) {}

  /** Left as it is when another attempt has paid for the order. @throws RazorpayError */
  async fetchCaptured(razorpayPaymentId: string, payment: PaymentEntity): Promise<RazorpayPayment> {
    const observed = await this.razorpay.fetchPayment(razorpayPaymentId);
    if (observed.status !== 'authorized') return observed;
    const attempts = await this.razorpay.fetchOrderPayments(observed.orderId);
    const paid = attempts.some(hasPaid);
    return paid ? observed : this.captureIfAuthorised(observed, payment);
  }

  /**
   * Every attempt on the payment's order. One is captured at the most: a buyer who tried twice pays
   * once, and what stays authorised goes back by itself. @throws RazorpayError
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
   * Orders are created with automatic capture; an account set otherwise would let the money go back
   * after five days. Money that does not fit the order is never taken.
   */
  private captureIfAuthorised(observed: RazorpayPayment, payment: PaymentEntity): Promise<RazorpayPayment> {
    const fits = observed.amount === payment.amountPaise && observed.currency === payment.currency;
    if (observed.status !== 'authorized' || !fits || payment.status === 'completed') {
      return Promise.resolve(observed);
    }
    return this.razorpay.capture(observed.id, observed.amount, observed.currency);
  }
}
