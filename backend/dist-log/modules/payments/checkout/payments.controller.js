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
import { Body, Controller, Get, Header, HttpCode, Inject, Param, Post } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { ENV } from '../../../config/config.module.js';
import { ResponseSchema } from '../../../platform/http/output/response-schema.js';
import { RateLimit } from '../../../platform/security/rate-limit.guard.js';
import { CheckoutService } from './checkout.service.js';
import { OrdersService } from './orders.service.js';
import { cancelBody, checkoutOrder, createOrderBody, offerAnswer, offerQuestion, paymentStatusView, plansView, statusParams, verifyBody, } from './payments.dto.js';
import { presentStatus } from './payments.presenter.js';
import { RequestOrigin } from '../../../platform/security/current-user.js';
import { OfferGuesses } from '../offers/offer-guesses.js';
import { OffersService } from '../offers/offers.service.js';
import { PlanCatalogue } from '../plans/plan-catalogue.js';
/** Generous enough for many buyers behind one address of a mobile network. */
const CHECKOUT_LIMIT = { name: 'checkout', points: 60, seconds: 60 };
const STATUS_LIMIT = { name: 'payment-status', points: 300, seconds: 60 };
let PaymentsController = class PaymentsController {
    env;
    orders;
    checkout;
    catalogue;
    offers;
    guesses;
    constructor(env, orders, checkout, catalogue, offers, guesses) {
        this.env = env;
        this.orders = orders;
        this.checkout = checkout;
        this.catalogue = catalogue;
        this.offers = offers;
        this.guesses = guesses;
    }
    plans() {
        return {
            currency: 'INR',
            checkout: { scriptUrl: this.env.RAZORPAY_CHECKOUT_URL, sandbox: this.env.RAZORPAY_SANDBOX },
            kinds: [...this.catalogue.current.value.kinds],
            priceLists: this.catalogue.shownLists(),
        };
    }
    createOrder(body, { ip }) {
        const create = () => this.orders.create(body);
        return body.code ? this.guesses.evenly(ip, create) : create();
    }
    checkOffer(body, { ip }) {
        return this.guesses.evenly(ip, async () => {
            const { offer, ...price } = await this.offers.look(body);
            return { ...price, code: offer?.name ?? '' };
        });
    }
    async verify(body) {
        const { razorpay_order_id, razorpay_payment_id, razorpay_signature } = body;
        return presentStatus(await this.checkout.verify(razorpay_order_id, razorpay_payment_id, razorpay_signature));
    }
    async cancel(body) {
        return presentStatus(await this.checkout.cancel(body.orderId, body.statusToken));
    }
    async status({ statusToken }) {
        return presentStatus(await this.checkout.status(statusToken));
    }
};
__decorate([
    Get('plans'),
    ApiOperation({ summary: 'Both price lists, and how to open the checkout' }),
    ResponseSchema(200, plansView),
    Header('cache-control', 'public, max-age=60, s-maxage=5, stale-while-revalidate=5, stale-if-error=86400'),
    __metadata("design:type", Function),
    __metadata("design:paramtypes", []),
    __metadata("design:returntype", void 0)
], PaymentsController.prototype, "plans", null);
__decorate([
    Post('orders'),
    RateLimit(CHECKOUT_LIMIT),
    ApiOperation({ summary: 'Start a purchase: stores it as pending and creates its Razorpay order' }),
    ResponseSchema(201, checkoutOrder),
    __param(0, Body({ schema: createOrderBody })),
    __param(1, RequestOrigin()),
    __metadata("design:type", Function),
    __metadata("design:paramtypes", [Object, Object]),
    __metadata("design:returntype", void 0)
], PaymentsController.prototype, "createOrder", null);
__decorate([
    Post('offers/check'),
    HttpCode(200),
    RateLimit(CHECKOUT_LIMIT),
    ApiOperation({ summary: 'What a plan costs with a code; it keeps no use of it' }),
    ResponseSchema(200, offerAnswer),
    __param(0, Body({ schema: offerQuestion })),
    __param(1, RequestOrigin()),
    __metadata("design:type", Function),
    __metadata("design:paramtypes", [Object, Object]),
    __metadata("design:returntype", void 0)
], PaymentsController.prototype, "checkOffer", null);
__decorate([
    Post('verify'),
    HttpCode(200),
    RateLimit(CHECKOUT_LIMIT),
    ApiOperation({ summary: "Report the checkout's success, with Razorpay's signature" }),
    ResponseSchema(200, paymentStatusView),
    __param(0, Body({ schema: verifyBody })),
    __metadata("design:type", Function),
    __metadata("design:paramtypes", [Object]),
    __metadata("design:returntype", Promise)
], PaymentsController.prototype, "verify", null);
__decorate([
    Post('cancel'),
    HttpCode(200),
    RateLimit(CHECKOUT_LIMIT),
    ApiOperation({ summary: 'Report that the buyer closed the checkout' }),
    ResponseSchema(200, paymentStatusView),
    __param(0, Body({ schema: cancelBody })),
    __metadata("design:type", Function),
    __metadata("design:paramtypes", [Object]),
    __metadata("design:returntype", Promise)
], PaymentsController.prototype, "cancel", null);
__decorate([
    Get('status/:statusToken'),
    RateLimit(STATUS_LIMIT),
    ApiOperation({ summary: 'How a purchase stands, for whoever holds its token' }),
    ResponseSchema(200, paymentStatusView),
    __param(0, Param({ schema: statusParams })),
    __metadata("design:type", Function),
    __metadata("design:paramtypes", [Object]),
    __metadata("design:returntype", Promise)
], PaymentsController.prototype, "status", null);
PaymentsController = __decorate([
    ApiTags('payments'),
    Controller('api/payments'),
    __param(0, Inject(ENV)),
    __metadata("design:paramtypes", [Object, OrdersService,
        CheckoutService,
        PlanCatalogue,
        OffersService,
        OfferGuesses])
], PaymentsController);
export { PaymentsController };
//# sourceMappingURL=payments.controller.js.map