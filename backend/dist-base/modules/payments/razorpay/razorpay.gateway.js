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
import { Inject, Injectable } from '@nestjs/common';
import Razorpay from 'razorpay';
import { ENV } from '../../../config/config.module.js';
import { toSettlementLine } from './razorpay-settlement.js';
/** Whether the buyer's money arrived, whatever became of it later. */
export const hasPaid = ({ status }) => status === 'captured' || status === 'refunded';
/** Razorpay did not answer as hoped. `retryable`: the same call may succeed later. */
export class RazorpayError extends Error {
    retryable;
    name = 'RazorpayError';
    constructor(message, retryable, cause) {
        super(message, { cause });
        this.retryable = retryable;
    }
}
/** The most that Razorpay gives at a time. */
const REPORT_PAGE = 1000;
/** The only importer of the SDK; speaks to the sandbox exactly as it does to Razorpay. */
let RazorpayGateway = class RazorpayGateway {
    sdk;
    requests;
    constructor(env) {
        this.sdk = new Razorpay({ key_id: env.RAZORPAY_KEY_ID, key_secret: env.RAZORPAY_KEY_SECRET });
        // The SDK has no public setting for address or timeout, and by default never times out.
        this.requests = this.sdk.api.rq;
        this.requests.defaults.baseURL = env.RAZORPAY_API_URL;
        this.requests.defaults.timeout = env.RAZORPAY_TIMEOUT_MS;
        // Razorpay sends nobody elsewhere, and money is not to follow: a redirect is no answer.
        this.requests.defaults.maxRedirects = 0;
    }
    /** @param order `amount` in paise; `receipt` is our payment's id (Razorpay takes 40 characters) */
    createOrder(order) {
        return this.call(async () => {
            const created = await this.sdk.orders.create({ ...order, payment_capture: true });
            return { id: created.id };
        });
    }
    /** Asks for one order, to see whether we may ask at all. @throws RazorpayError when our keys are not taken */
    checkKeys() {
        return this.call(async () => {
            await this.sdk.orders.all({ count: 1 });
        });
    }
    /** How an attempt to pay stands now. @throws RazorpayError also when there is no such payment */
    fetchPayment(paymentId) {
        return this.call(async () => toPayment((await this.sdk.payments.fetch(paymentId))));
    }
    /** Every attempt that was made to pay an order. */
    fetchOrderPayments(orderId) {
        return this.call(async () => {
            const { items } = await this.sdk.orders.fetchPayments(orderId);
            return items.map(toPayment);
        });
    }
    /** Takes money that is authorised but not yet captured. `amount` in paise. */
    capture(paymentId, amount, currency) {
        return this.call(async () => toPayment((await this.sdk.payments.capture(paymentId, amount, currency))));
    }
    /**
     * Gives money back. Under the same receipt it is one refund, however often it is asked for
     * (Razorpay, "Create a Normal Refund (Idempotent Request)"). The SDK's own call takes no header.
     * @param refund `amount` in paise; `receipt` is our refund's id
     */
    refund(paymentId, refund) {
        return this.call(async () => {
            const path = `/v1/payments/${encodeURIComponent(paymentId)}/refund`;
            const headers = { 'X-Refund-Idempotency': refund.receipt };
            const { data } = await this.requests.post(path, { ...refund, speed: 'normal' }, { headers });
            return toRefund(data);
        });
    }
    /** By Razorpay's id, not ours. @throws RazorpayError also when there is no such refund */
    fetchRefund(refundId) {
        return this.call(async () => toRefund((await this.sdk.refunds.fetch(refundId))));
    }
    /** The newest hundred of a payment. */
    fetchRefundsOf(paymentId) {
        return this.call(async () => {
            const { items } = await this.sdk.payments.fetchMultipleRefund(paymentId, { count: 100 });
            return items.map(toRefund);
        });
    }
    /**
     * What was settled in a month, or on one day of it, by India's clock. @param when `month` from 1
     * @throws RazorpayError also when a later page of it does not come
     */
    async fetchSettlementLines(when) {
        const lines = [];
        for (;;) {
            const page = await this.call(async () => {
                const report = await this.sdk.settlements.reports({
                    ...when,
                    count: REPORT_PAGE,
                    skip: lines.length,
                });
                return report.items.map(toSettlementLine);
            });
            lines.push(...page);
            if (page.length < REPORT_PAGE)
                return lines;
        }
    }
    /**
     * The SDK rejects with a plain object on an HTTP error and with a TypeError when none came; its axios
     * instance with an error that carries the answer.
     */
    async call(request) {
        try {
            return await request();
        }
        catch (error) {
            const given = (error ?? {});
            const statusCode = given.response?.status ?? given.statusCode;
            const detail = given.response?.data?.error ?? given.error;
            // 409: the same request is still being worked on.
            const retryable = statusCode === undefined || statusCode >= 500 || statusCode === 429 || statusCode === 409;
            throw new RazorpayError(detail?.description ?? 'Razorpay did not answer', retryable, error);
        }
    }
};
RazorpayGateway = __decorate([
    Injectable(),
    __param(0, Inject(ENV)),
    __metadata("design:paramtypes", [Object])
], RazorpayGateway);
export { RazorpayGateway };
function toPayment(raw) {
    return {
        id: raw.id,
        orderId: raw.order_id ?? '',
        amount: Number(raw.amount),
        currency: raw.currency,
        status: raw.status,
    };
}
function toRefund(raw) {
    return {
        id: raw.id,
        paymentId: raw.payment_id,
        amount: Number(raw.amount),
        currency: raw.currency,
        receipt: raw.receipt ?? null,
        status: raw.status,
    };
}
//# sourceMappingURL=razorpay.gateway.js.map