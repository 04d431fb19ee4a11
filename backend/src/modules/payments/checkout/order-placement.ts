import { Inject, Injectable } from '@nestjs/common';
import type { Env } from '../../../config/env.ts';
import { ENV } from '../../../config/config.module.ts';
import { type Transaction, UnitOfWork } from '../../../platform/database/unit-of-work.ts';
import { paymentModeOf } from '../core/payment-mode.ts';
import { paymentError } from '../core/payments.errors.ts';
import { type Charge, type Purchase, purchaseFingerprint } from '../core/purchase.domain.ts';
import { tidyCode } from '../../catalogue/offers/offer.domain.ts';
import { OffersService } from '../../catalogue/offers/offers.service.ts';
import { PlanCatalogue } from '../../catalogue/plans/plan-catalogue.ts';
import { type FoundOrCreated, OrdersRepository } from './orders.repository.ts';
import { OrderPricing, type OrderRequest, type Priced } from './order-pricing.ts';

export interface Placed extends FoundOrCreated {
  purchase: Purchase;
}

/** Plans are not published twice in the moment that this takes; should they be, nothing was charged. */
const MAX_TRIES = 5;

/** From a request to its row: one payment per intent key, at the price of this moment. */
@Injectable()
export class OrderPlacement {
  private readonly test: boolean;

  constructor(
    @Inject(ENV) env: Env,
    private readonly db: UnitOfWork,
    private readonly catalogue: PlanCatalogue,
    private readonly pricing: OrderPricing,
    private readonly orders: OrdersRepository,
    private readonly offers: OffersService,
  ) {
    this.test = paymentModeOf(env) !== 'live';
  }

  /** @throws the codes of input and offers, PRICE_CHANGED, INTENT_REUSED, ALREADY_PAID */
  async place(request: OrderRequest, leaseMs: number): Promise<Placed> {
    for (let tries = 0; tries < MAX_TRIES; tries += 1) {
      const { version, value } = this.catalogue.current;
      const priced = await this.pricing.price(request, value);
      const placed = await this.atVersion(request, priced, version, leaseMs);
      if (placed) return placed;
      // The database sells by plans that this process has not heard of yet.
      await this.catalogue.refresh();
    }
    throw paymentError('PRICE_CHANGED');
  }

  /** @returns undefined when other plans are sold by now */
  private atVersion(
    request: OrderRequest,
    priced: Priced,
    plansVersion: number,
    leaseMs: number,
  ): Promise<Placed | undefined> {
    const { knownEmail, intentKey } = request;
    const isOwn = knownEmail?.toLowerCase() === priced.purchase.user.email.toLowerCase();
    const buyerEmail = isOwn ? knownEmail : undefined;
    const store = async (charge: Charge, tx?: Transaction): Promise<Placed | undefined> => {
      if (request.amount !== undefined && request.amount !== charge.amount)
        throw paymentError('PRICE_CHANGED');
      const purchase = { ...priced.purchase, charge };
      const intentHash = purchaseFingerprint(purchase);
      const order = {
        intentKey,
        buyerEmail,
        firstOrderId: priced.before ? (priced.before.firstOrderId ?? priced.before.id) : null,
        intentHash,
        purchase,
        test: this.test,
        leaseMs,
        plansVersion,
      };
      const found = await this.orders.findOrCreate(order, tx);
      if (found) refuseOther(found, intentHash, charge);
      return found && { ...found, purchase };
    };
    const { code } = request;
    const standing = priced.before?.offerId && priced.before;
    const isStanding = standing && (!code || tidyCode(code) === standing.offerName);
    if (!isStanding && !code) return store(priced.purchase.charge);
    return this.db.run(async (tx) => {
      const asker = { email: buyerEmail, intentKey };
      let { charge } = priced.purchase;
      if (charge.offer && isStanding) await this.offers.claimAgain(tx, charge.offer.id, asker);
      else charge = await this.offers.claim(tx, code ?? '', priced.purchase.plan, asker);
      const placed = await store(charge, tx);
      if (placed) await this.offers.hold(tx, placed.payment.id);
      return placed;
    });
  }
}

/** One key stands for one purchase, at one price. */
function refuseOther({ payment }: FoundOrCreated, intentHash: string, charge: Charge): void {
  if (payment.intentHash !== intentHash) throw paymentError('INTENT_REUSED');
  if (payment.status === 'completed') throw paymentError('ALREADY_PAID');
  // Begun before the price changed, or with another offer: its order is not for what the buyer was shown now.
  const isSame = payment.amountPaise === charge.amount && payment.offerId === (charge.offer?.id ?? null);
  if (!isSame) throw paymentError('INTENT_REUSED');
}
