import type { ReactNode } from 'react';
import { preload } from 'react-dom';
import { useSite } from '../../config/site.tsx';
import { formatRupees } from '../../india/rupees.ts';
import rupeeSign from '../../styles/fonts/inter-rupee.woff2?url';

/** "from ₹4,167 a month", of the cheapest month that is sold. */
export function FromPrice(): ReactNode {
  const { fromMonthly } = useSite();
  // Else it is asked for when all is laid out, a round trip later.
  preload(rupeeSign, { as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' });
  return (
    <>
      from <span className="num">{formatRupees(fromMonthly)}</span> a month
    </>
  );
}
