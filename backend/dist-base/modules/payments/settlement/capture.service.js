var __decorate = (this && this.__decorate) || function (decorators, target, key, desc) {
    var c = arguments.length, r = c < 3 ? target : desc === null ? desc = Object.getOwnPropertyDescriptor(target, key) : desc, d;
    if (typeof Reflect === "object" && typeof Reflect.decorate === "function") r = Reflect.decorate(decorators, target, key, desc);
    else for (var i = decorators.length - 1; i >= 0; i--) if (d = decorators[i]) r = (c < 3 ? d(r) : c > 3 ? d(target, key, r) : d(target, key)) || r;
    return c > 3 && r && Object.defineProperty(target, key, r), r;
};
var __metadata = (this && this.__metadata) || function (k, v) {
    if (typeof Reflect === "object" && typeof Reflect.metadata === "function") return Reflect.metadata(k, v);
};
import { Injectable } from '@nestjs/common';
import { hasPaid, RazorpayGateway } from '../razorpay/razorpay.gateway.js';
/** Asks Razorpay how payments stand, and takes money that is only authorised. */
let CaptureService = class CaptureService {
    razorpay;
    constructor(razorpay) {
        this.razorpay = razorpay;
    }
    /** Left as it is when another attempt has paid for the order. @throws RazorpayError */
    async fetchCaptured(razorpayPaymentId, payment) {
        const observed = await this.razorpay.fetchPayment(razorpayPaymentId);
        if (observed.status !== 'authorized')
            return observed;
        const attempts = await this.razorpay.fetchOrderPayments(observed.orderId);
        const paid = attempts.some(hasPaid);
        return paid ? observed : this.captureIfAuthorised(observed, payment);
    }
    /**
     * Every attempt on the payment's order. One is captured at the most: a buyer who tried twice pays
     * once, and what stays authorised goes back by itself. @throws RazorpayError
     */
    async fetchAllCaptured(razorpayOrderId, payment) {
        const attempts = await this.razorpay.fetchOrderPayments(razorpayOrderId);
        const known = [];
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
    captureIfAuthorised(observed, payment) {
        const fits = observed.amount === payment.amountPaise && observed.currency === payment.currency;
        if (observed.status !== 'authorized' || !fits || payment.status === 'completed') {
            return Promise.resolve(observed);
        }
        return this.razorpay.capture(observed.id, observed.amount, observed.currency);
    }
};
CaptureService = __decorate([
    Injectable(),
    __metadata("design:paramtypes", [RazorpayGateway])
], CaptureService);
export { CaptureService };
//# sourceMappingURL=capture.service.js.map