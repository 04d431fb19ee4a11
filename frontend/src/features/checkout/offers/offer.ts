import { browserStore } from '../../../shared/lib/browser-store.ts';
import type { PlanChoice } from '../../../shared/lib/plan-words.ts';

/** A code that the server has taken for one plan. Amounts in paise. */
export interface AppliedOffer extends PlanChoice {
  readonly code: string;
  /** To be paid with it. */
  readonly amount: number;
  /** Without it, and without a sale. */
  readonly listPrice: number;
  readonly discount: number;
}

/** The code that was taken last, for a reload of this tab. */
const kept = browserStore('tab', 'checkout_code');

export const keptCode = {
  keep: (code: string): void => void kept.write(code),
  forget: (): void => kept.clear(),
};

/** The code to begin with: of the address (`?code=`), else the one of before a reload; empty for none. */
export function firstCode(search: string): string {
  const stored = kept.read();
  return new URLSearchParams(search).get('code')?.trim() || (typeof stored === 'string' ? stored : '');
}
