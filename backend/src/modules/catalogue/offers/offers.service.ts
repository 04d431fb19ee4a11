import { Injectable } from '@nestjs/common';
import { setTimeout as delay } from 'node:timers/promises';
import type { z } from 'zod';
import type { Transaction } from '../../../platform/database/unit-of-work.ts';
import { DomainError } from '../../../platform/errors/errors.ts';
import { RateLimits } from '../../../platform/security/rate-limits.ts';
import { visitorNetwork } from '../../../platform/security/visitor-network.ts';
import { isoDay } from '@ironbloom/brand/india';
import { type Charge, discountOn, findOffering, type Offering, tidyCode } from '../catalogue.domain.ts';
import { catalogueError } from '../catalogue.errors.ts';
import { CatalogueService } from '../catalogue.service.ts';
import type { OfferEntity } from './offer.entity.ts';
import type { offerQuestion } from './offers.dto.ts';
import { type Asker, OffersRepository, type OfferUses } from './offers.repository.ts';

/** Limits unknown codes per network, so that nobody can try out a list of words. */
const WRONG_CODES = { name: 'offer-code', points: 20, seconds: 600 };

/** Every answer takes at least as long, in ms: whether a code is known shows in its words, not in its time. */
const ANSWER_AFTER_MS = 120;

/** An order that nobody pays keeps its use for as long (pay-31): Razorpay's window has closed long before. */
const HELD_FOR_MS = 60 * 60_000;

/** The id of no offer. */
const NO_OFFER = '00000000-0000-0000-0000-000000000000';

/** Keeps codes from being found by trying. */
@Injectable()
export class OfferGuesses {
  constructor(private readonly limits: RateLimits) {}

  /** Runs what may say whether a code exists, and answers no sooner than others. @throws RATE_LIMITED after too many unknown codes */
  async answerEvenly<Answer>(ip: string, ask: () => Promise<Answer>): Promise<Answer> {
    const answer = this.limited(ip, ask);
    await Promise.allSettled([answer, delay(ANSWER_AFTER_MS)]);
    return answer;
  }

  private async limited<Answer>(ip: string, ask: () => Promise<Answer>): Promise<Answer> {
    await this.limits.enforce(WRONG_CODES, visitorNetwork(ip));
    try {
      const answer = await ask();
      await this.limits.giveBack(WRONG_CODES, ip);
      return answer;
    } catch (error) {
      const isGuess = error instanceof DomainError && error.code === 'OFFER_UNKNOWN';
      if (!isGuess) await this.limits.giveBack(WRONG_CODES, ip);
      throw error;
    }
  }
}

/** Which price a code gives, and whether this buyer may have it. */
@Injectable()
export class OffersService {
  constructor(
    private readonly offers: OffersRepository,
    private readonly catalogue: CatalogueService,
  ) {}

  /**
   * For the screen, before anybody pays: it keeps no use. @param knownEmail of who is signed in
   * @throws UNKNOWN_PLAN and the codes that begin with OFFER_
   */
  async quote(
    { code, ...wanted }: z.infer<typeof offerQuestion>,
    knownEmail?: string,
  ): Promise<Charge & { listPrice: number }> {
    const offering = findOffering(this.catalogue.current.value, wanted, isoDay(new Date()));
    if (!offering?.visible) throw catalogueError('UNKNOWN_PLAN');
    const offer = await this.offers.findByCode(tidyCode(code));
    // An unknown code is looked for in the payments, too: how long an answer takes tells nothing.
    const uses = await this.offers.countUses(offer?.id ?? NO_OFFER, { email: knownEmail });
    if (!offer) throw refusal('OFFER_UNKNOWN');
    const refused = refusalOfTerms(offer, offering, isoDay(new Date())) ?? refusalOfUses(offer, uses);
    if (refused) throw refused;
    return { ...chargeOf(offer, offering), listPrice: offering.listPrice };
  }

  /**
   * For an order, in its transaction: until it ends nobody else gets a use of this code.
   * @throws the codes that begin with OFFER_
   */
  async claim(tx: Transaction, code: string, offering: Offering, asker: Asker): Promise<Charge> {
    const offer = await this.offers.lockByCode(tx, tidyCode(code));
    if (!offer) throw refusal('OFFER_UNKNOWN');
    const refused =
      refusalOfTerms(offer, offering, isoDay(new Date())) ??
      refusalOfUses(offer, await this.offers.countUses(offer.id, asker, tx));
    if (refused) throw refused;
    return chargeOf(offer, offering);
  }

  /**
   * For somebody who tries again (pay-10): the price stands although the offer has ended. Of a code a use must be left all
   * the same. @throws OFFER_USED_UP, OFFER_USED_BY_YOU
   */
  async claimAgain(tx: Transaction, offerId: string, asker: Asker): Promise<void> {
    const offer = await this.offers.lockById(tx, offerId);
    const refused = offer && refusalOfUses(offer, await this.offers.countUses(offerId, asker, tx));
    if (refused) throw refused;
  }

  /** Keeps the claimed use until the order is paid, given up, or too old. */
  hold(tx: Transaction, paymentId: string): Promise<void> {
    return this.offers.hold(tx, paymentId, HELD_FOR_MS);
  }
}

function chargeOf(offer: OfferEntity, offering: Offering): Charge {
  const discount = discountOn(offering.listPrice, offer);
  return {
    amount: offering.listPrice - discount,
    discount,
    offer: { id: offer.id, name: offer.code ?? offer.name },
  };
}

type Refusal = ReturnType<typeof catalogueError>;
type OfferErrorCode = Parameters<typeof catalogueError>[0] & `OFFER_${string}`;

/** Its sentence stands under the field, too. */
const refusal = (code: OfferErrorCode): Refusal => catalogueError(code).at('code');

/** Why the code cannot be had on this day at all. */
function refusalOfTerms(offer: OfferEntity, offering: Offering, day: string): Refusal | undefined {
  if (!offer.active || (offer.endsOn !== null && offer.endsOn < day)) return refusal('OFFER_EXPIRED');
  if (offer.startsOn !== null && offer.startsOn > day) return refusal('OFFER_NOT_YET');
  if (offer.planIds && !offer.planIds.includes(offering.id)) return refusal('OFFER_NOT_FOR_PLAN');
  if (offering.listPrice - discountOn(offering.listPrice, offer) >= offering.price)
    return refusal('OFFER_NOT_BETTER');
  return undefined;
}

/** Why nobody, or this buyer, can have it any more. Whether it is a first purchase is no part of it (pay-30). */
function refusalOfUses(offer: OfferEntity, uses: OfferUses): Refusal | undefined {
  if (offer.maxUsesPerEmail !== null && uses.byEmail >= offer.maxUsesPerEmail)
    return refusal('OFFER_USED_BY_YOU');
  if (offer.maxUses !== null && uses.all >= offer.maxUses) return refusal('OFFER_USED_UP');
  return undefined;
}
