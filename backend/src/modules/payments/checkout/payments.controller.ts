import { Body, Controller, Get, Header, Inject, Param, Post } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import type { z } from 'zod';
import { ENV } from '../../../config/config.module.ts';
import type { Env } from '../../../config/env.ts';
import { ResponseSchema } from '../../../platform/http/output/response-schema.ts';
import { CallerEmail, type Origin, RequestOrigin } from '../../../platform/security/current-user.ts';
import { RequireAccess } from '../../../platform/security/principal.ts';
import { RateLimit } from '../../../platform/security/rate-limits.ts';
import { CatalogueService } from '../../catalogue/catalogue.service.ts';
import { offerAnswer, offerQuestion } from '../../catalogue/offers/offers.dto.ts';
import { OfferGuesses, OffersService } from '../../catalogue/offers/offers.service.ts';
import { offeringsView } from '../../catalogue/offerings/offerings.dto.ts';
import { type BuyersPayment, CheckoutService } from './checkout.service.ts';
import { OrdersService } from './orders.service.ts';
import {
  cancelBody,
  checkoutOrder,
  createOrderBody,
  paymentStatusView,
  statusParams,
  verifyBody,
} from './payments.dto.ts';

/** For many buyers behind one address of a mobile network. */
const CHECKOUT_LIMIT = { name: 'checkout', points: 60, seconds: 60 };
const STATUS_LIMIT = { name: 'payment-status', points: 300, seconds: 60 };

@ApiTags('payments')
@Controller('api/payments')
export class PaymentsController {
  constructor(
    @Inject(ENV) private readonly env: Env,
    private readonly orders: OrdersService,
    private readonly checkout: CheckoutService,
    private readonly catalogue: CatalogueService,
    private readonly offers: OffersService,
    private readonly guesses: OfferGuesses,
  ) {}

  @Get('plans')
  @ApiOperation({ summary: 'Get both price lists and the checkout’s settings' })
  @ResponseSchema(200, offeringsView)
  @Header('cache-control', 'public, max-age=60, s-maxage=5, stale-while-revalidate=5, stale-if-error=86400')
  plans() {
    return {
      currency: 'INR',
      checkout: { scriptUrl: this.env.RAZORPAY_CHECKOUT_URL, sandbox: this.env.RAZORPAY_SANDBOX },
      kinds: this.catalogue.current.value.kinds,
      priceLists: this.catalogue.shownLists(),
    };
  }

  @Post('orders')
  @RequireAccess('anyone')
  @RateLimit(CHECKOUT_LIMIT)
  @ApiOperation({ summary: 'Start a purchase: stores it as pending and creates its Razorpay order' })
  @ResponseSchema(201, checkoutOrder)
  createOrder(
    @Body({ schema: createOrderBody }) body: z.infer<typeof createOrderBody>,
    @RequestOrigin() { ip }: Origin,
    @CallerEmail() knownEmail: string | undefined,
  ) {
    const create = () => this.orders.create({ ...body, knownEmail });
    return body.code ? this.guesses.answerEvenly(ip, create) : create();
  }

  @Post('offers/check')
  @RequireAccess('anyone')
  @RateLimit(CHECKOUT_LIMIT)
  @ApiOperation({ summary: 'Quote the price of a plan with a code; keeps no use' })
  @ResponseSchema(200, offerAnswer)
  checkOffer(
    @Body({ schema: offerQuestion }) body: z.infer<typeof offerQuestion>,
    @RequestOrigin() { ip }: Origin,
    @CallerEmail() knownEmail: string | undefined,
  ) {
    return this.guesses.answerEvenly(ip, async () => {
      const { offer, ...price } = await this.offers.quote(body, knownEmail);
      return { ...price, code: offer?.name ?? '' };
    });
  }

  @Post('verify')
  @RateLimit(CHECKOUT_LIMIT)
  @ApiOperation({ summary: "Report the checkout's success, with Razorpay's signature" })
  @ResponseSchema(200, paymentStatusView)
  async verify(@Body({ schema: verifyBody }) body: z.infer<typeof verifyBody>) {
    const { razorpay_order_id, razorpay_payment_id, razorpay_signature } = body;
    return present(await this.checkout.verify(razorpay_order_id, razorpay_payment_id, razorpay_signature));
  }

  @Post('cancel')
  @RateLimit(CHECKOUT_LIMIT)
  @ApiOperation({ summary: 'Report that the buyer closed the checkout' })
  @ResponseSchema(200, paymentStatusView)
  async cancel(@Body({ schema: cancelBody }) body: z.infer<typeof cancelBody>) {
    return present(await this.checkout.cancel(body.orderId, body.statusToken));
  }

  @Get('status/:statusToken')
  @RateLimit(STATUS_LIMIT)
  @ApiOperation({ summary: 'Get the status of a purchase by its token' })
  @ResponseSchema(200, paymentStatusView)
  async status(@Param({ schema: statusParams }) { statusToken }: z.infer<typeof statusParams>) {
    return present(await this.checkout.status(statusToken));
  }
}

const present = (payment: BuyersPayment) => ({
  ...payment,
  amount: payment.amountPaise,
  discount: payment.discountPaise,
  offer: payment.offerName,
  orderId: payment.razorpayOrderId,
  paymentId: payment.razorpayPaymentId,
});
