var __decorate = (this && this.__decorate) || function (decorators, target, key, desc) {
    var c = arguments.length, r = c < 3 ? target : desc === null ? desc = Object.getOwnPropertyDescriptor(target, key) : desc, d;
    if (typeof Reflect === "object" && typeof Reflect.decorate === "function") r = Reflect.decorate(decorators, target, key, desc);
    else for (var i = decorators.length - 1; i >= 0; i--) if (d = decorators[i]) r = (c < 3 ? d(r) : c > 3 ? d(target, key, r) : d(target, key)) || r;
    return c > 3 && r && Object.defineProperty(target, key, r), r;
};
var __metadata = (this && this.__metadata) || function (k, v) {
    if (typeof Reflect === "object" && typeof Reflect.metadata === "function") return Reflect.metadata(k, v);
};
var __param = (this && this.__param) || function (paramIndex, decorator) {
    return function (target, key) { decorator(target, key, paramIndex); }
};
import { Inject, Injectable, Logger } from '@nestjs/common';
import { ENV } from '../../../config/config.module.js';
import { CaptureService } from '../settlement/capture.service.js';
import { paymentError } from '../core/payments.errors.js';
import { PaymentsRepository } from '../core/payments.repository.js';
import { ReconcileRepository } from '../settlement/reconcile.repository.js';
import { isCheckoutSignature } from '../razorpay/razorpay-signature.js';
import { SettlementService } from '../settlement/settlement.service.js';
import { isSameSecret } from '../../../platform/security/constant-time.js';
/** What the buyer's browser reports after the checkout, and what it may ask. */
let CheckoutService = class CheckoutService {
    env;
    payments;
    schedule;
    captures;
    settlement;
    logger = new Logger('Checkout');
    constructor(env, payments, schedule, captures, settlement) {
        this.env = env;
        this.payments = payments;
        this.schedule = schedule;
        this.captures = captures;
        this.settlement = settlement;
    }
    /**
     * The checkout's success handler. The signature proves that Razorpay took the payment for this
     * order; amount and capture are then asked of Razorpay itself. While that cannot be reached the
     * payment stays as it is, and the reconciler asks soon.
     * @throws INVALID_SIGNATURE, UNKNOWN_ORDER
     */
    async verify(orderId, razorpayPaymentId, signature) {
        if (!isCheckoutSignature(this.env.RAZORPAY_KEY_SECRET, orderId, razorpayPaymentId, signature)) {
            throw paymentError('INVALID_SIGNATURE');
        }
        const payment = await this.payments.findByOrder(orderId);
        if (!payment)
            throw paymentError('UNKNOWN_ORDER');
        if (payment.status === 'completed' && payment.razorpayPaymentId === razorpayPaymentId)
            return payment;
        try {
            const observed = await this.captures.fetchCaptured(razorpayPaymentId, payment);
            await this.settlement.settle(observed, 'browser');
        }
        catch (error) {
            this.logger.warn({ err: error, paymentId: payment.id }, 'payment not confirmed yet');
            await this.schedule.checkSoon(payment.id);
        }
        return this.reload(payment);
    }
    /** @throws UNKNOWN_ORDER when the token is not this order's */
    async cancel(orderId, statusToken) {
        const payment = await this.payments.findByOrder(orderId);
        if (!payment || !isSameSecret(payment.statusToken, statusToken))
            throw paymentError('UNKNOWN_ORDER');
        await this.settlement.cancel(payment.id, 'browser');
        return this.reload(payment);
    }
    /** @throws UNKNOWN_ORDER */
    async status(statusToken) {
        const payment = await this.payments.findByStatusToken(statusToken);
        if (!payment)
            throw paymentError('UNKNOWN_ORDER');
        return payment;
    }
    async reload(payment) {
        return (await this.payments.findById(payment.id)) ?? payment;
    }
};
CheckoutService = __decorate([
    Injectable(),
    __param(0, Inject(ENV)),
    __metadata("design:paramtypes", [Object, PaymentsRepository,
        ReconcileRepository,
        CaptureService,
        SettlementService])
], CheckoutService);
export { CheckoutService };
//# sourceMappingURL=checkout.service.js.map