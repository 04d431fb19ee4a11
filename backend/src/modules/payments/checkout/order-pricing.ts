import { business } from '@ironbloom/brand';
import { Injectable } from '@nestjs/common';
import { indianDay } from '../../../platform/text/indian-day.domain.ts';
import { paymentError } from '../core/payments.errors.ts';
import type { PaymentRecord } from '../core/payments.repository.ts';
import { type Catalogue, findPlan, type Plan } from '../../catalogue/plan-catalogue.domain.ts';
import {
  type Charge,
  checkBilling,
  checkParticipants,
  type ParticipantInput,
  type Purchase,
} from '../core/purchase.domain.ts';
import { OrdersRepository } from './orders.repository.ts';

export interface OrderRequest {
  intentKey: string;
  priceList: string;
  trainingType: string;
  duration: number;
  /** Paise, as the buyer saw it. Never charged; a difference stops the purchase. */
  amount?: number;
  /** Of an offer, as typed. */
  code?: string;
  /** Status token of a payment that did not go through. */
  retryOf?: string;
  user?: ParticipantInput;
  buddy?: ParticipantInput;
  /** Of whoever is signed in. */
  knownEmail?: string | undefined;
  /** For a tax invoice. */
  billing?: { state: string; gstin?: string };
}

/** A purchase without a code, and the payment whose price is kept for it. */
export interface Priced {
  purchase: Purchase;
  before: PaymentRecord | undefined;
}

/** What a purchase costs by the plans in memory; whether they are still sold, the order asks the database. */
@Injectable()
export class OrderPricing {
  constructor(private readonly orders: OrdersRepository) {}

  /** @throws UNKNOWN_PLAN, MISSING_DETAILS, MISSING_BUDDY_DETAILS, AGE_OUT_OF_RANGE, MISSING_STATE */
  async price(request: OrderRequest, catalogue: Catalogue): Promise<Priced> {
    const { trainingType, duration, user, buddy } = request;
    const earlier = await this.earlier(request);
    const priceList = earlier?.priceList ?? request.priceList;
    const plan = findPlan(catalogue, { priceList, trainingType, duration }, indianDay(new Date()));
    const before = earlier && plan && isPlanOf(earlier, plan) ? earlier : undefined;
    // What was offered before it was hidden can still be bought.
    if (!plan || !(plan.visible || before)) throw paymentError('UNKNOWN_PLAN');
    const participants = checkParticipants(plan.people, user, buddy);
    const billing = checkBilling(business().legal.gstin !== null, request.billing);
    const charge = before ? chargeOf(before) : listed(plan);
    return {
      before,
      purchase: { priceList: priceList as Purchase['priceList'], plan, charge, billing, ...participants },
    };
  }

  /** The payment that this buyer tries again, while its price is kept (pay-10). */
  private async earlier({ retryOf, user, intentKey }: OrderRequest): Promise<PaymentRecord | undefined> {
    if (retryOf === undefined || !user?.email) return undefined;
    return this.orders.withKeptPrice(retryOf, user.email, intentKey);
  }
}

function isPlanOf(payment: PaymentRecord, { trainingType, duration }: Plan): boolean {
  return payment.trainingType === trainingType && payment.duration === duration;
}

function listed({ price, listPrice, sale }: Plan): Charge {
  return { amount: price, discount: listPrice - price, offer: sale && { id: sale.id, name: sale.name } };
}

function chargeOf({ amountPaise, discountPaise, offerId, offerName }: PaymentRecord): Charge {
  const offer = offerId && offerName ? { id: offerId, name: offerName } : null;
  return { amount: amountPaise, discount: discountPaise, offer };
}
