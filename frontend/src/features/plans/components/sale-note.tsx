import type { ReactNode } from 'react';
import type { Plan } from '../plan.ts';

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** "30 Nov" for `YYYY-MM-DD`. */
const shownDate = (day: string): string => `${Number(day.slice(8))} ${months[Number(day.slice(5, 7)) - 1]}`;

/** Name and last day of a sale: "Diwali sale, until 30 Nov". */
export function SaleNote({ sale }: { sale: NonNullable<Plan['sale']> }): ReactNode {
  return <span>{`${sale.name}, until ${shownDate(sale.endsOn)}`}</span>;
}
