import { Inject, Injectable, Logger } from '@nestjs/common';
import { ENV } from '../../../config/config.module.ts';
import type { Env } from '../../../config/env.ts';
import { isSameSecret } from '../../../platform/security/keys.ts';
import { CaptureService } from '../capture/capture.service.ts';
import { PaymentFlagsRepository, type MismatchedCapture } from '../capture/payment-flags.repository.ts';
import { CheckSchedule } from '../check-schedule.ts';
import type { PaymentEntity } from '../payment.entity.ts';
import { paymentError } from '../payments.errors.ts';
import { PaymentsRepository } from '../payments.repository.ts';
import { PaymentFetcher } from '../razorpay/payment-fetcher.ts';
import { isCheckoutSignature } from '../razorpay/razorpay-signature.ts';

/** A payment for its buyer, with a mismatched capture. */
export interface BuyersPayment extends PaymentEntity {
  received: MismatchedCapture | null;
  /** Everything is refunded. */
  refunded: boolean;
  /** It renews a program. */
  renewal: boolean;
}

/** Reports and questions of the buyer's browser after the checkout. */
@Injectable()
export class CheckoutService {
  private readonly logger = new Logger('Checkout');

  constructor(
    @Inject(ENV) private readonly env: Env,
    private readonly payments: PaymentsRepository,
    private readonly flags: PaymentFlagsRepository,
    private readonly schedule: CheckSchedule,
    private readonly fetcher: PaymentFetcher,
    private readonly captures: CaptureService,
  ) {}

  /**
   * Success handler of the checkout. The signature proves that Razorpay accepted the payment for this order; amount and
   * capture are fetched from Razorpay. While it is unreachable the payment stays pending, and the reconciler asks soon.
   * @throws INVALID_SIGNATURE, UNKNOWN_ORDER
   */
  async verify(orderId: string, razorpayPaymentId: string, signature: string): Promise<BuyersPayment> {
    if (!isCheckoutSignature(this.env.RAZORPAY_KEY_SECRET, orderId, razorpayPaymentId, signature)) {
      throw paymentError('INVALID_SIGNATURE');
    }
    const payment = await this.payments.findBy('razorpayOrderId', orderId);
    if (!payment) throw paymentError('UNKNOWN_ORDER');
    if (payment.status === 'completed' && payment.razorpayPaymentId === razorpayPaymentId) {
      return this.forBuyer(payment);
    }
    try {
      const observed = await this.fetcher.fetchCaptured(razorpayPaymentId, payment);
      await this.captures.capture(observed, 'browser');
    } catch (error) {
      this.logger.warn({ err: error, paymentId: payment.id }, 'payment not confirmed yet');
      await this.schedule.checkSoon(payment.id);
    }
    return this.reload(payment);
  }

  /** @throws UNKNOWN_ORDER for another order's token */
  async cancel(orderId: string, statusToken: string): Promise<BuyersPayment> {
    const payment = await this.payments.findBy('razorpayOrderId', orderId);
    if (!payment || !isSameSecret(payment.statusToken, statusToken)) throw paymentError('UNKNOWN_ORDER');
    await this.captures.cancel(payment.id, 'browser');
    return this.reload(payment);
  }

  /** @throws UNKNOWN_ORDER */
  async status(statusToken: string): Promise<BuyersPayment> {
    const payment = await this.payments.findBy('statusToken', statusToken);
    if (!payment) throw paymentError('UNKNOWN_ORDER');
    return this.forBuyer(payment);
  }

  private async reload(payment: PaymentEntity): Promise<BuyersPayment> {
    return this.forBuyer((await this.payments.findById(payment.id)) ?? payment);
  }

  private async forBuyer(payment: PaymentEntity): Promise<BuyersPayment> {
    const mayBeMismatched = payment.status === 'failed' || payment.status === 'cancelled';
    const received = mayBeMismatched ? await this.flags.findMismatchedCapture(payment.id) : undefined;
    const refunded = payment.status === 'completed' && (await this.payments.isRefunded(payment.id));
    return { ...payment, received: received ?? null, refunded, renewal: payment.renewsId !== null };
  }
}
