import { Injectable } from '@nestjs/common';
import { discountOn } from '../discount.domain.ts';
import { indianDay } from '../../../platform/text/indian-day.domain.ts';
import { catalogueError } from '../catalogue.errors.ts';
import { type Charge, findPlan, type Plan } from '../plan-catalogue.domain.ts';
import type { Transaction } from '../../../platform/database/unit-of-work.ts';
import { PlanCatalogue } from '../plans/plan-catalogue.ts';
import { type OfferTerms, refusal, refusalOfTerms, refusalOfUses, tidyCode } from './offer.domain.ts';
import { type Asker, OffersRepository } from './offers.repository.ts';

export interface OfferQuestion {
  code: string;
  priceList: string;
  trainingType: string;
  duration: number;
}

/** Which price a code gives, and whether this buyer may have it. */
@Injectable()
export class OffersService {
  constructor(
    private readonly offers: OffersRepository,
    private readonly catalogue: PlanCatalogue,
  ) {}

  /**
   * For the screen, before anybody pays: it keeps no use. @param knownEmail of who is signed in
   * @throws UNKNOWN_PLAN and the codes that begin with OFFER_
   */
  async look(
    { code, ...wanted }: OfferQuestion,
    knownEmail?: string,
  ): Promise<Charge & { listPrice: number }> {
    const plan = findPlan(this.catalogue.current.value, wanted, indianDay(new Date()));
    if (!plan?.visible) throw catalogueError('UNKNOWN_PLAN');
    const offer = await this.offers.byCode(tidyCode(code));
    // An unknown code is looked for in the payments, too: how long an answer takes tells nothing.
    const uses = await this.offers.usesOf(offer?.id ?? NOBODY, { email: knownEmail });
    if (!offer) throw refusal('OFFER_UNKNOWN');
    const refused = refusalOfTerms(offer, plan, indianDay(new Date())) ?? refusalOfUses(offer, uses);
    if (refused) throw refused;
    return { ...chargeOf(offer, plan), listPrice: plan.listPrice };
  }

  /**
   * For an order, in its transaction: until it ends nobody else gets a use of this code.
   * @throws the codes that begin with OFFER_
   */
  async claim(tx: Transaction, code: string, plan: Plan, asker: Asker): Promise<Charge> {
    const offer = await this.offers.lockByCode(tx, tidyCode(code));
    if (!offer) throw refusal('OFFER_UNKNOWN');
    const refused =
      refusalOfTerms(offer, plan, indianDay(new Date())) ??
      refusalOfUses(offer, await this.offers.usesOf(offer.id, asker, tx));
    if (refused) throw refused;
    return chargeOf(offer, plan);
  }

  /**
   * For somebody who tries again (pay-10): the price stands although the offer has ended. Of a code a use must be left all
   * the same. @throws OFFER_USED_UP, OFFER_USED_BY_YOU
   */
  async claimAgain(tx: Transaction, offerId: string, asker: Asker): Promise<void> {
    const offer = await this.offers.lockById(tx, offerId);
    const refused = offer && refusalOfUses(offer, await this.offers.usesOf(offerId, asker, tx));
    if (refused) throw refused;
  }

  /** Keeps the claimed use until the order is paid, given up, or too old. */
  hold(tx: Transaction, paymentId: string): Promise<void> {
    return this.offers.hold(tx, paymentId, HELD_FOR_MS);
  }
}

/** An order that nobody pays keeps its use for as long (pay-31): Razorpay's window has closed long before. */
const HELD_FOR_MS = 60 * 60_000;

/** The id of no offer. */
const NOBODY = '00000000-0000-0000-0000-000000000000';

function chargeOf(offer: OfferTerms, plan: Plan): Charge {
  const discount = discountOn(plan.listPrice, offer.discount);
  return {
    amount: plan.listPrice - discount,
    discount,
    offer: { id: offer.id, name: offer.code },
  };
}
