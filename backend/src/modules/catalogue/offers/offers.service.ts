import { Injectable } from '@nestjs/common';
import { setTimeout as delay } from 'node:timers/promises';
import type { z } from 'zod';
import type { Transaction } from '../../../platform/database/unit-of-work.ts';
import { DomainError } from '../../../platform/errors/errors.ts';
import { RateLimits } from '../../../platform/security/rate-limits.ts';
import { visitorNetwork } from '../../../platform/security/visitor-network.ts';
import { isoDay } from '@ironbloom/brand/india';
import { type Charge, discountOn, findOffering, type Offering, normalizeCode } from '../catalogue.domain.ts';
import { catalogueError } from '../catalogue.errors.ts';
import { CatalogueService } from '../catalogue.service.ts';
import type { OfferEntity } from './offer.entity.ts';
import type { offerQuestion } from './offers.dto.ts';
import { type Asker, OffersRepository, type OfferUses } from './offers.repository.ts';

/** Limits unknown codes per network, against guessing. */
const WRONG_CODES = { name: 'offer-code', points: 20, seconds: 600 };

/** Minimal answer time in ms, so that timing does not reveal codes. */
const ANSWER_AFTER_MS = 120;

/** How long an unpaid order keeps its use (pay-31): longer than Razorpay's checkout. */
const HELD_FOR_MS = 60 * 60_000;

/** The id of no offer. */
const NO_OFFER = '00000000-0000-0000-0000-000000000000';

/** Protects codes from guessing. */
@Injectable()
export class OfferGuesses {
  constructor(private readonly limits: RateLimits) {}

  /** Runs a lookup of a code in at least the minimal time. @throws RATE_LIMITED after too many unknown codes */
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

/** Price with a code, and whether this buyer may use it. */
@Injectable()
export class OffersService {
  constructor(
    private readonly offers: OffersRepository,
    private readonly catalogue: CatalogueService,
  ) {}

  /**
   * A quote for the screen; keeps no use. @param knownEmail of the signed-in caller
   * @throws UNKNOWN_PLAN and the codes that begin with OFFER_
   */
  async quote(
    { code, ...wanted }: z.infer<typeof offerQuestion>,
    knownEmail?: string,
  ): Promise<Charge & { listPrice: number }> {
    const offering = findOffering(this.catalogue.current.value, wanted, isoDay(new Date()));
    if (!offering?.visible) throw catalogueError('UNKNOWN_PLAN');
    const offer = await this.offers.findByCode(normalizeCode(code));
    // Unknown codes are looked up in the payments, too, so that timing reveals nothing.
    const uses = await this.offers.countUses(offer?.id ?? NO_OFFER, { email: knownEmail });
    if (!offer) throw refusal('OFFER_UNKNOWN');
    const refused = refusalOfTerms(offer, offering, isoDay(new Date())) ?? refusalOfUses(offer, uses);
    if (refused) throw refused;
    return { ...chargeOf(offer, offering), listPrice: offering.listPrice };
  }

  /**
   * For an order, in its transaction: locks the code until it ends.
   * @throws the codes that begin with OFFER_
   */
  async claim(tx: Transaction, code: string, offering: Offering, asker: Asker): Promise<Charge> {
    const offer = await this.offers.lockByCode(tx, normalizeCode(code));
    if (!offer) throw refusal('OFFER_UNKNOWN');
    const refused =
      refusalOfTerms(offer, offering, isoDay(new Date())) ??
      refusalOfUses(offer, await this.offers.countUses(offer.id, asker, tx));
    if (refused) throw refused;
    return chargeOf(offer, offering);
  }

  /**
   * For a retry (pay-10): the price holds after the offer's end, but a code must have a use left. @throws OFFER_USED_UP,
   * OFFER_USED_BY_YOU
   */
  async claimAgain(tx: Transaction, offerId: string, asker: Asker): Promise<void> {
    const offer = await this.offers.lockById(tx, offerId);
    const refused = offer && refusalOfUses(offer, await this.offers.countUses(offerId, asker, tx));
    if (refused) throw refused;
  }

  /** Keeps the claimed use until the order is paid, cancelled or too old. */
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

/** The message is also shown at the field. */
const refusal = (code: OfferErrorCode): Refusal => catalogueError(code).at('code');

/** Why the code is not valid on this day. */
function refusalOfTerms(offer: OfferEntity, offering: Offering, day: string): Refusal | undefined {
  if (!offer.active || (offer.endsOn !== null && offer.endsOn < day)) return refusal('OFFER_EXPIRED');
  if (offer.startsOn !== null && offer.startsOn > day) return refusal('OFFER_NOT_YET');
  if (offer.planIds && !offer.planIds.includes(offering.id)) return refusal('OFFER_NOT_FOR_PLAN');
  if (offering.listPrice - discountOn(offering.listPrice, offer) >= offering.price)
    return refusal('OFFER_NOT_BETTER');
  return undefined;
}

/** Why the code is used up in general or for this buyer. A first purchase is checked later (pay-30). */
function refusalOfUses(offer: OfferEntity, uses: OfferUses): Refusal | undefined {
  if (offer.maxUsesPerEmail !== null && uses.byEmail >= offer.maxUsesPerEmail)
    return refusal('OFFER_USED_BY_YOU');
  if (offer.maxUses !== null && uses.all >= offer.maxUses) return refusal('OFFER_USED_UP');
  return undefined;
}
