import type { ReactNode } from 'react';
import { adminPaths } from '#shared/config/admin-paths.ts';
import { BackLink } from '#shared/ui/actions/back-link.tsx';
import { AdminPage } from '#shared/ui/layout/admin-page.tsx';
import { usePayment } from '../../api.ts';
import { documentTitleOf } from '../../payment.ts';
import { PaymentContent } from './payment-content.tsx';

/** One payment as a page of its own: on small screens, and for whoever does not come from the list. */
export function PaymentDetail({ id }: { id: string }): ReactNode {
  const { data: payment } = usePayment(id);
  return (
    <AdminPage
      title={payment?.name ?? 'Payment'}
      documentTitle={documentTitleOf(payment)}
      back={<BackLink to={adminPaths.payments}>Back to payments</BackLink>}
    >
      <PaymentContent key={id} id={id} />
    </AdminPage>
  );
}
