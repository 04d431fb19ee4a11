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
import { setTimeout as delay } from 'node:timers/promises';
import { ENV } from '../../../config/config.module.js';
import { paymentError } from '../core/payments.errors.js';
import { PaymentsRepository } from '../core/payments.repository.js';
import { planLabel } from '../core/plan-label.js';
import { checkoutNotes } from '../core/purchase.domain.js';
import { RazorpayGateway } from '../razorpay/razorpay.gateway.js';
import { OrderPlacement } from './order-placement.js';
/** How long an equal request waits for the one that is creating the order, and how often it looks. */
const LOOK_AGAIN_MS = 75;
/** Past the gateway's own time-out, so that a lease only ends early when its holder died. */
const LEASE_MARGIN_MS = 5_000;
let OrdersService = class OrdersService {
    env;
    placement;
    payments;
    razorpay;
    logger = new Logger('Orders');
    leaseMs;
    constructor(env, placement, payments, razorpay) {
        this.env = env;
        this.placement = placement;
        this.payments = payments;
        this.razorpay = razorpay;
        this.leaseMs = env.RAZORPAY_TIMEOUT_MS + LEASE_MARGIN_MS;
    }
    /**
     * Prices the purchase, stores it as pending and creates its Razorpay order. Equal requests (same
     * intent key) get the same order, also at the same moment.
     * @throws the codes of `paymentError` that concern input and offers, PRICE_CHANGED, INTENT_REUSED,
     *   ALREADY_PAID, PAYMENT_PROVIDER_UNAVAILABLE
     */
    async create(request) {
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
            item: planLabel(payment),
            notes,
        };
    }
    /** The order that an equal request has created or is creating; or ours, when that one gave up. */
    async orderOfAnother(payment, notes) {
        const giveUpAt = Date.now() + this.leaseMs;
        let current = payment;
        while (current && Date.now() < giveUpAt) {
            if (current.razorpayOrderId)
                return current.razorpayOrderId;
            if (await this.payments.leaseOrderCreation(current.id, this.leaseMs)) {
                const orderId = await this.createRazorpayOrder(current, notes);
                if (orderId)
                    return orderId;
            }
            else {
                await delay(LOOK_AGAIN_MS);
            }
            current = await this.payments.findById(current.id);
        }
        throw paymentError('PAYMENT_PROVIDER_UNAVAILABLE');
    }
    /**
     * Only for the holder of the lease. No transaction is open while Razorpay is asked.
     * @returns undefined when another order was attached meanwhile
     */
    async createRazorpayOrder(payment, notes) {
        try {
            const order = await this.razorpay.createOrder({
                amount: payment.amountPaise,
                currency: payment.currency,
                receipt: payment.id,
                notes,
            });
            const attached = await this.payments.attachOrder(payment.id, order.id, this.env.RECONCILE_FIRST_DELAY_MS);
            return attached ? order.id : undefined;
        }
        catch (error) {
            this.logger.error({ err: error, paymentId: payment.id }, 'order not created');
            await this.payments.releaseOrderCreation(payment.id);
            throw paymentError('PAYMENT_PROVIDER_UNAVAILABLE', { cause: error });
        }
    }
};
OrdersService = __decorate([
    Injectable(),
    __param(0, Inject(ENV)),
    __metadata("design:paramtypes", [Object, OrderPlacement,
        PaymentsRepository,
        RazorpayGateway])
], OrdersService);
export { OrdersService };
//# sourceMappingURL=orders.service.js.map