import { codeInAddress, keptCode } from '#shared/lib/kept-code.ts';
import type { PlanChoice } from '#shared/lib/plan-words.ts';

/** A code accepted for one plan. Amounts in paise. */
export interface AppliedOffer extends PlanChoice {
  readonly code: string;
  /** Price with the code. */
  readonly amount: number;
  /** Price without code and sale. */
  readonly listPrice: number;
  readonly discount: number;
}

/** Initial code: from the address (`?code=`), else from this tab; empty if none. */
export const firstCode = (search: string): string => codeInAddress(search) || keptCode.read();
