import { business } from '@ironbloom/brand';
import { Inject, Injectable } from '@nestjs/common';
import type { z } from 'zod';
import { ENV } from '../../../config/config.module.ts';
import type { Env } from '../../../config/env.ts';
import { type Transaction, UnitOfWork } from '../../../platform/database/unit-of-work.ts';
import { isoDay } from '@ironbloom/brand/india';
import { catalogueError } from '../../catalogue/catalogue.errors.ts';
import { normalizeCode } from '../../catalogue/catalogue.domain.ts';
import { OffersService } from '../../catalogue/offers/offers.service.ts';
import {
  type Catalogue,
  type Charge,
  discountOn,
  findOffering,
  type Offering,
} from '../../catalogue/catalogue.domain.ts';
import { CatalogueService } from '../../catalogue/catalogue.service.ts';
import type { PaymentEntity } from '../payment.entity.ts';
import { paymentError } from '../payments.errors.ts';
import { paymentModeOf } from '../razorpay/razorpay.gateway.ts';
import { type FoundOrCreated, OrdersRepository } from './orders.repository.ts';
import type { createOrderBody } from './payments.dto.ts';
import { checkBilling, checkParticipants, type Purchase, purchaseFingerprint } from './purchase.domain.ts';

export type OrderRequest = z.infer<typeof createOrderBody> & {
  /** Account of the caller. */
  knownEmail?: string | undefined;
  /** Of a program that goes on: its id, and what the owner takes off the price. */
  renewal?: { programId: string; percentOff: number };
};

/** A purchase with its price before a code. */
interface Priced {
  purchase: Purchase;
  /** The earlier payment whose price this one keeps. */
  before: PaymentEntity | undefined;
}

export interface Placed extends FoundOrCreated {
  purchase: Purchase;
}

/** Retries when offerings are published during the order. */
const MAX_TRIES = 5;

/** Stores a purchase: one payment per intent key, at the current price. */
@Injectable()
export class OrderPlacement {
  private readonly test: boolean;

  constructor(
    @Inject(ENV) env: Env,
    private readonly db: UnitOfWork,
    private readonly catalogue: CatalogueService,
    private readonly orders: OrdersRepository,
    private readonly offers: OffersService,
  ) {
    this.test = paymentModeOf(env) !== 'live';
  }

  /** @throws the codes of input and offers, PRICE_CHANGED, INTENT_REUSED, ALREADY_PAID */
  async place(request: OrderRequest, leaseMs: number): Promise<Placed> {
    for (let tries = 0; tries < MAX_TRIES; tries += 1) {
      const { version, value } = this.catalogue.current;
      const priced = await this.price(request, value);
      const placed = await this.placeAtVersion(request, priced, version, leaseMs);
      if (placed) return placed;
      // The offerings in memory are out of date.
      await this.catalogue.refresh();
    }
    throw paymentError('PRICE_CHANGED');
  }

  /**
   * Prices by the offerings in memory; the insert checks their version.
   * @throws UNKNOWN_PLAN, MISSING_DETAILS, MISSING_BUDDY_DETAILS, AGE_OUT_OF_RANGE, MISSING_STATE
   */
  private async price(request: OrderRequest, catalogue: Catalogue): Promise<Priced> {
    const { trainingType, duration, user, buddy, retryOf, intentKey } = request;
    // The payment that this buyer retries, while its price is kept (pay-10).
    const earlier =
      retryOf !== undefined && user?.email
        ? await this.orders.withKeptPrice(retryOf, user.email, intentKey)
        : undefined;
    const priceList = earlier?.priceList ?? request.priceList;
    const offering = findOffering(catalogue, { priceList, trainingType, duration }, isoDay(new Date()));
    const before = earlier && offering && isOfferingOf(earlier, offering) ? earlier : undefined;
    // An offering that was hidden meanwhile can still be bought.
    if (!offering || !(offering.visible || before)) throw catalogueError('UNKNOWN_PLAN');
    const participants = checkParticipants(offering.people, user, buddy);
    const billing = checkBilling(business().legal.gstin !== null, request.billing);
    const charge = before ? keptCharge(before) : listedCharge(offering, request.renewal?.percentOff);
    return {
      before,
      purchase: {
        priceList: priceList as Purchase['priceList'],
        offering,
        charge,
        billing,
        ...participants,
        renewsId: request.renewal?.programId ?? null,
      },
    };
  }

  /** @returns undefined when other offerings are published now */
  private placeAtVersion(
    request: OrderRequest,
    { purchase, before }: Priced,
    catalogueVersion: number,
    leaseMs: number,
  ): Promise<Placed | undefined> {
    const { knownEmail, intentKey, code } = request;
    const isOwn = knownEmail?.toLowerCase() === purchase.user.email.toLowerCase();
    const buyerEmail = isOwn ? knownEmail : undefined;
    const firstOrderId = before ? (before.firstOrderId ?? before.id) : null;
    const intentHash = purchaseFingerprint(purchase);
    const { test } = this;
    const store = async (charge: Charge, tx?: Transaction): Promise<Placed | undefined> => {
      if (request.amount !== undefined && request.amount !== charge.amount)
        throw paymentError('PRICE_CHANGED');
      const charged = { ...purchase, charge };
      const order = { intentKey, buyerEmail, firstOrderId, intentHash, test, leaseMs, catalogueVersion };
      const found = await this.orders.findOrCreate({ ...order, purchase: charged }, tx);
      if (found) refuseOther(found, intentHash, charge);
      return found && { ...found, purchase: charged };
    };
    const keptOffer = before?.offerId && before;
    const keepsOffer = keptOffer && (!code || normalizeCode(code) === keptOffer.offerName);
    if (!keepsOffer && !code) return store(purchase.charge);
    return this.db.run(async (tx) => {
      const asker = { email: buyerEmail, intentKey };
      let { charge } = purchase;
      if (charge.offer?.id && keepsOffer) await this.offers.claimAgain(tx, charge.offer.id, asker);
      else charge = await this.offers.claim(tx, code ?? '', purchase.offering, asker);
      const placed = await store(charge, tx);
      if (placed) await this.offers.hold(tx, placed.payment.id);
      return placed;
    });
  }
}

/** @throws INTENT_REUSED for another purchase or price under the same key; ALREADY_PAID */
function refuseOther({ payment }: FoundOrCreated, intentHash: string, charge: Charge): void {
  if (payment.intentHash !== intentHash) throw paymentError('INTENT_REUSED');
  if (payment.status === 'completed') throw paymentError('ALREADY_PAID');
  // Begun at another price or with another offer: its order is not what the buyer was shown.
  const isSame = payment.amountPaise === charge.amount && payment.offerId === (charge.offer?.id ?? null);
  if (!isSame) throw paymentError('INTENT_REUSED');
}

function isOfferingOf(payment: PaymentEntity, { trainingType, duration }: Offering): boolean {
  return payment.trainingType === trainingType && payment.duration === duration;
}

/** A sale and a renewal's reduction are not combined: the better one applies. */
export function listedCharge(
  offering: Pick<Offering, 'price' | 'listPrice' | 'sale'>,
  renewalPercent = 0,
): Charge {
  const { price, listPrice, sale } = offering;
  const off = renewalPercent > 0 ? discountOn(listPrice, { percent: renewalPercent, amount: null }) : 0;
  if (listPrice - off < price)
    return { amount: listPrice - off, discount: off, offer: { id: null, name: 'Renewal' } };
  return { amount: price, discount: listPrice - price, offer: sale && { id: sale.id, name: sale.name } };
}

function keptCharge({ amountPaise, discountPaise, offerId, offerName }: PaymentEntity): Charge {
  const offer = offerId && offerName ? { id: offerId, name: offerName } : null;
  return { amount: amountPaise, discount: discountPaise, offer };
}
