import { Injectable } from '@nestjs/common';
import { setTimeout as delay } from 'node:timers/promises';
import { DomainError } from '../../../platform/errors/domain-error.ts';
import { visitorNetwork } from '../../../platform/security/visitor-network.ts';
import { RateLimits } from '../../../platform/security/rate-limits.ts';

/** Codes that nobody has are counted for one network: a list of words must not be tried out. */
const WRONG_CODES = { name: 'offer-code', points: 20, seconds: 600 };

/** Every answer takes at least as long, in ms: whether a code is known shows in its words, not in its time. */
const ANSWER_AFTER_MS = 120;

/** Keeps codes from being found by trying. */
@Injectable()
export class OfferGuesses {
  constructor(private readonly limits: RateLimits) {}

  /** Runs what may say whether a code exists. @throws RATE_LIMITED after too many unknown codes */
  async limited<Answer>(ip: string, ask: () => Promise<Answer>): Promise<Answer> {
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

  /** The same, and no sooner than others. */
  async evenly<Answer>(ip: string, ask: () => Promise<Answer>): Promise<Answer> {
    const answer = this.limited(ip, ask);
    await Promise.allSettled([answer, delay(ANSWER_AFTER_MS)]);
    return answer;
  }
}
