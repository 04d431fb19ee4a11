import type { ReactNode } from 'react';
import { useSite } from '../../config/site.tsx';
import { formatRupees } from '../../india/rupees.ts';

/** "from ₹4,167 a month", of the cheapest month that is sold. */
export function FromPrice(): ReactNode {
  const { fromMonthly } = useSite();
  return (
    <>
      from <span className="num">{formatRupees(fromMonthly)}</span> a month
    </>
  );
}
