import { inMonths } from '#shared/lib/plan-words.ts';
import { formatRupees } from '#shared/india/rupees.ts';
import { lastDay, shownDay } from '#shared/india/dates.ts';
import type { Offer, Program, Renewal } from '../api.ts';

/** The chosen renewal: its months, and whether one or both of a pair renew. */
export interface Choice {
  people: 1 | 2;
  duration: number;
}

/** Offers for one or two people, shortest first. */
const offersFor = ({ plans }: Pick<Renewal, 'plans'>, people: 1 | 2): Offer[] =>
  plans.filter((offer) => offer.people === people).toSorted((one, other) => one.duration - other.duration);

/** Whether the buyer of a pair can choose between renewing together and alone. */
export const isPair = ({ plans, partner }: Renewal): boolean =>
  partner !== null && plans.some(({ people }) => people === 2) && plans.some(({ people }) => people === 1);

/** The offers to choose from, and the chosen one. If its months are no longer sold, the nearest ones are chosen. */
export function offersOf(
  renewal: Renewal,
  choice: Partial<Choice>,
): { offers: Offer[]; chosen: Offer | undefined } {
  const wanted = choice.people ?? (renewal.plans[0]?.people || 1);
  const some = offersFor(renewal, wanted);
  const offers = some.length > 0 ? some : offersFor(renewal, wanted === 1 ? 2 : 1);
  const duration = choice.duration ?? renewal.duration;
  const far = (offer: Offer): number => Math.abs(offer.duration - duration);
  return { offers, chosen: offers.toSorted((one, other) => far(one) - far(other))[0] };
}

/** "₹5,000 a month, instead of ₹16,000 in all". */
export function monthlyWords({ amount, originalAmount, duration }: Offer): string {
  const monthly = formatRupees(Math.round(amount / duration / 100) * 100);
  const instead = originalAmount > amount ? `, instead of ${formatRupees(originalAmount)} in all` : '';
  return duration === 1 ? `One month${instead}` : `${monthly} a month${instead}`;
}

/** "18 Jan 2027 to 17 Apr 2027, with Dev Menon. For you and Asha." */
export function termWords(
  { startsOn, partner }: Renewal,
  { endsOn, people }: Offer,
  coach: Program['coach'],
): string {
  const whom = coach ? `, with ${coach.name}` : '';
  const both = people === 2 && partner ? ` For you and ${partner}.` : '';
  return `${shownDay(startsOn)} to ${shownDay(lastDay(endsOn))}${whom}.${both}`;
}

export const lengthWords = ({ duration }: Offer): string => inMonths(duration);
