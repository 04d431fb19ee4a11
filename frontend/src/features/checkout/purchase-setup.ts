import type { PlanChoice } from '#shared/lib/plan-words.ts';
import type { RetryOffer } from '#shared/lib/retry-offer.ts';
import type { Purchase } from './api.ts';

/** What is bought and at which price, as the screen shows it. */
export interface PurchaseSetup {
  priceList: Purchase['priceList'];
  choice: PlanChoice;
  /** Two: the buddy's details are asked for, too. */
  people: 1 | 2;
  /** Of a payment that did not go through; null for a purchase of its own. */
  offer: RetryOffer | null;
  /** Paise, as shown. */
  price: number;
  /** The code that is taken off in it. */
  code: string | undefined;
  scriptUrl: string;
  /** `page`: go to /payment-success. `panel`: stay, say it, and link there (pay-9). */
  afterPayment: 'page' | 'panel';
  /** The server says that the price shown is out of date, or that the code cannot be had (any more). */
  onPriceChanged: () => void;
}
