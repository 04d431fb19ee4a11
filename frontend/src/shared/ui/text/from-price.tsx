import type { ReactNode } from 'react';
import { preload } from 'react-dom';
import { useSite } from '../../config/site.tsx';
import { formatRupees } from '../../india/rupees.ts';
import rupeeSign from '../../styles/fonts/inter-rupee.woff2?url';

/** "from ₹4,167 a month": the lowest monthly price on sale. */
export function FromPrice(): ReactNode {
  const { fromMonthly } = useSite();
  // Preloaded: otherwise the browser requests the font after layout.
  preload(rupeeSign, { as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' });
  return (
    <>
      from <span className="num">{formatRupees(fromMonthly)}</span> a month
    </>
  );
}
