import {
  type Catalogue,
  type Offering,
  offeringsOf,
  type PriceListId,
} from '../../catalogue/catalogue.domain.ts';
import { addDays, endOf, type ProgramState, today } from '../program.domain.ts';

/** What a client can go on with: what she has, and of a pair each of the two alone. Prices of the list that she bought from. */
export function renewalOfferings(
  catalogue: Catalogue,
  { priceList, trainingType }: { priceList: PriceListId; trainingType: string },
  day: string,
): Offering[] {
  const visible = offeringsOf(catalogue, priceList, day).filter((offering) => offering.visible);
  const same = visible.filter((offering) => offering.trainingType === trainingType);
  const isPair = same.some(({ people }) => people === 2);
  const [alone] = visible.filter(({ people }) => people === 1);
  return isPair && alone
    ? [...same, ...visible.filter(({ trainingType: kind }) => kind === alone.trainingType)]
    : same;
}

interface Former {
  state: ProgramState;
  startsOn: string | null;
  months: number;
  pausedDays: number;
}

/** The day after the last one; of a program that is over, today at the earliest. */
export function startAfter({ state, startsOn, months, pausedDays }: Former): string {
  const ends = startsOn === null ? today() : endOf({ startsOn, months, pausedDays });
  if (state !== 'ended' && state !== 'cancelled') return ends;
  const tomorrow = addDays(today(), 1);
  return ends < tomorrow ? today() : tomorrow;
}
