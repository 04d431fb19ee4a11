import type { paths } from '../../shared/api/schema.ts';

type List = paths['/api/payments/admin/all']['get']['responses'][200]['content']['application/json'];
type Single = paths['/api/payments/admin/{id}']['get']['responses'][200]['content']['application/json'];

/** data-8. Amounts are paise. */
export type PaymentRow = List['payments'][number];
export type Payment = Single;
export type PaymentStatus = PaymentRow['status'];
export type Refund = Single['refunds'][number];
export type Flag = Single['flags'][number];

/** pay-1. */
export const pageSize = 20;

export const statuses: readonly PaymentStatus[] = ['pending', 'completed', 'failed', 'cancelled'];

/** Something is on its way that nobody here decides: worth another look soon. */
export function isMoving({ status, refunds, receipt }: Payment): boolean {
  return (
    status === 'pending' ||
    receipt.status === 'queued' ||
    refunds.some((refund) => refund.status === 'pending')
  );
}
