import { Injectable } from '@nestjs/common';
import type { PaymentRecord } from '../payments.repository.ts';
import { RazorpayGateway, type RazorpayPayment } from '../razorpay/razorpay.gateway.ts';

/** Asks Razorpay how payments stand, and takes money that is only authorised. */
@Injectable()
export class CaptureService {
  constructor(private readonly razorpay: RazorpayGateway) {}

  /** @throws RazorpayError */
  async fetchCaptured(razorpayPaymentId: string, payment: PaymentRecord): Promise<RazorpayPayment> {
    return this.captureIfAuthorised(await this.razorpay.fetchPayment(razorpayPaymentId), payment);
  }

  /** Every attempt on the payment's order. @throws RazorpayError */
  async fetchAllCaptured(razorpayOrderId: string, payment: PaymentRecord): Promise<RazorpayPayment[]> {
    const attempts = await this.razorpay.fetchOrderPayments(razorpayOrderId);
    return Promise.all(attempts.map((attempt) => this.captureIfAuthorised(attempt, payment)));
  }

  /**
   * Orders are created with automatic capture; an account set otherwise would let the money go back
   * after five days. Money that does not fit the order is never taken.
   */
  private captureIfAuthorised(observed: RazorpayPayment, payment: PaymentRecord): Promise<RazorpayPayment> {
    const fits = observed.amount === payment.amountPaise && observed.currency === payment.currency;
    if (observed.status !== 'authorized' || !fits || payment.status === 'completed') {
      return Promise.resolve(observed);
    }
    return this.razorpay.capture(observed.id, observed.amount, observed.currency);
  }
}
