import { type ReactNode, useRef } from 'react';
import { useLocation, useMatches, useNavigate } from 'react-router-dom';
import { adminPaths } from '#shared/config/admin-paths.ts';
import { overPage } from '#shared/lib/over-page.ts';
import { useMedia } from '#shared/lib/use-media.ts';
import { usePayment, usePayments } from '../api.ts';
import { documentTitleOf, drawerScreen } from '../payment.ts';
import { PaymentDrawer } from './detail/payment-drawer.tsx';
import { PaymentListScreen } from './list/payment-list.tsx';
import { BackLink } from '#shared/ui/actions/back-link.tsx';
import { AdminPage } from '#shared/ui/layout/admin-page.tsx';
import { PaymentContent } from './detail/payment-content.tsx';

/**
 * admin-28: the payments, and the one that the address names: over the list that it was opened from, where there is room for both, and
 * else as a page of its own.
 */
export function PaymentsScreen(): ReactNode {
  const id = useMatches().at(-1)?.params['id'];
  const { state } = useLocation();
  const isWide = useMedia(drawerScreen);
  const under = id !== undefined && isWide ? overPage(state) : undefined;
  if (id !== undefined && !under) return <PaymentDetail id={id} />;
  return <Payments openId={id} search={under && new URLSearchParams(under.search)} />;
}

interface PaymentsProps {
  openId: string | undefined;
  /** What the list under an open payment asks for. */
  search: URLSearchParams | undefined;
}

function Payments({ openId, search }: PaymentsProps): ReactNode {
  const list = usePayments(search);
  return (
    <>
      <PaymentListScreen list={list} openId={openId} />
      {openId !== undefined && <OpenPayment id={openId} ids={list.rows?.map(({ _id }) => _id) ?? []} />}
    </>
  );
}

/** @param ids of the payments in the list under it */
function OpenPayment({ id, ids }: { id: string; ids: readonly string[] }): ReactNode {
  const navigate = useNavigate();
  // Of the visit: the payments beside it open over the same list.
  const { state } = useLocation();
  const leaving = useRef(false);
  const at = ids.indexOf(id);

  function close(): void {
    // It goes a moment later; a second press would leave the list as well.
    if (leaving.current) return;
    leaving.current = true;
    void navigate(-1);
  }

  return (
    <PaymentDrawer
      id={id}
      before={at > 0 ? ids[at - 1] : undefined}
      after={at >= 0 ? ids[at + 1] : undefined}
      onStep={(next) => void navigate(adminPaths.payment(next), { replace: true, state })}
      onClose={close}
    />
  );
}

/** One payment as a page of its own: on small screens, and for whoever does not come from the list. */
function PaymentDetail({ id }: { id: string }): ReactNode {
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
