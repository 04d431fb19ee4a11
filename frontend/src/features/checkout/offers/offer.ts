import { codeInAddress, keptCode } from '#shared/lib/kept-code.ts';
import type { PlanChoice } from '#shared/lib/plan-words.ts';

/** A code that the server has taken for one plan. Amounts in paise. */
export interface AppliedOffer extends PlanChoice {
  readonly code: string;
  /** To be paid with it. */
  readonly amount: number;
  /** Without it, and without a sale. */
  readonly listPrice: number;
  readonly discount: number;
}

/** The code to begin with: of the address (`?code=`), else the one that this tab keeps; empty for none. */
export const firstCode = (search: string): string => codeInAddress(search) || keptCode.read();
