import { type ReactNode, useRef } from 'react';
import { Link, useLocation, useMatches, useNavigate } from 'react-router-dom';
import { adminPaths } from '#shared/config/admin-paths.ts';
import { overPage, type OverPage } from '#shared/lib/over-page.ts';
import { useMedia } from '#shared/lib/use-media.ts';
import { useMay } from '#shared/session/rights.ts';
import { BackLink } from '#shared/ui/actions/back-link.tsx';
import { Button, ButtonLink } from '#shared/ui/actions/button.tsx';
import { useKeys } from '#shared/ui/keyboard/keys.tsx';
import { AdminPage, AdminTitle } from '#shared/ui/layout/admin-page.tsx';
import { SidePanel } from '#shared/ui/layout/side-panel.tsx';
import { usePayment, usePayments } from './api.ts';
import { PaymentActions } from './detail/payment-actions.tsx';
import { PaymentContent } from './detail/payment-content.tsx';
import styles from './detail/payment-detail.module.css';
import { documentTitleOf, drawerScreen, type Payment } from './payment.ts';
import { PaymentListScreen } from './payment-list.tsx';

/** History state of a payment that is open beside its list. */
interface Beside extends OverPage {
  /** The list was filtered since: it is no longer the former entry of the history. */
  filtered?: boolean;
}

/**
 * admin-28: the list, with the payment of the address beside it on wide screens if it was opened from the list; otherwise the
 * payment as a page of its own.
 */
export function PaymentsScreen(): ReactNode {
  const id = useMatches().at(-1)?.params['id'];
  const { state } = useLocation();
  const isWide = useMedia(drawerScreen);
  const isBeside = isWide && overPage(state) !== undefined;
  if (id !== undefined && !isBeside) return <PaymentDetail id={id} />;
  return <Payments openId={id} beside={id === undefined ? undefined : (state as Beside)} />;
}

interface PaymentsProps {
  openId: string | undefined;
  beside: Beside | undefined;
}

function Payments({ openId, beside }: PaymentsProps): ReactNode {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const list = usePayments(
    beside && {
      search: new URLSearchParams(beside.over.search),
      // The payment stays open while its list is searched, filtered and paged.
      onChange: (href) => {
        const { search } = new URL(href, location.origin);
        const state: Beside = { over: { pathname: adminPaths.payments, search }, filtered: true };
        void navigate(pathname, { replace: true, flushSync: true, state });
      },
    },
  );
  return (
    <>
      <PaymentListScreen list={list} openId={openId} />
      {openId !== undefined && beside && (
        <PaymentPanel id={openId} beside={beside} ids={list.rows?.map(({ _id }) => _id) ?? []} />
      )}
    </>
  );
}

/** The buyer's page, for those who may open it. */
function usePersonPath(payment: Payment | undefined): string | undefined {
  const may = useMay();
  return payment?.personId && may('people:manage') ? adminPaths.person(payment.personId) : undefined;
}

/** A payment as a page of its own: on small screens, or without the list. */
function PaymentDetail({ id }: { id: string }): ReactNode {
  const { data: payment } = usePayment(id);
  return (
    <AdminPage
      title={payment?.name ?? 'Payment'}
      titleTo={usePersonPath(payment)}
      documentTitle={documentTitleOf(payment)}
      back={<BackLink to={adminPaths.payments}>Back to payments</BackLink>}
    >
      <PaymentContent key={id} id={id} />
      {payment && <PaymentActions key={`actions of ${id}`} payment={payment} />}
    </AdminPage>
  );
}

interface PaymentPanelProps {
  id: string;
  beside: Beside;
  /** Payments of the list, in order. */
  ids: readonly string[];
}

/** A payment beside its list; j and k open the next and the previous one. */
function PaymentPanel({ id, beside, ids }: PaymentPanelProps): ReactNode {
  const navigate = useNavigate();
  const { data: payment } = usePayment(id);
  const person = usePersonPath(payment);
  const leaving = useRef(false);
  const at = ids.indexOf(id);
  const before = at > 0 ? ids[at - 1] : undefined;
  const after = at >= 0 ? ids[at + 1] : undefined;

  const open = (next: string): void =>
    void navigate(adminPaths.payment(next), { replace: true, state: beside });

  function close(): void {
    // Navigation is asynchronous; a second call would also leave the list.
    if (leaving.current) return;
    leaving.current = true;
    if (beside.filtered) void navigate(beside.over, { replace: true });
    else void navigate(-1);
  }

  useKeys((key) => {
    const next = { j: after, k: before }[key];
    if (next !== undefined) open(next);
    // At the list's ends, too: the frame's keys would move the focus.
    return key === 'j' || key === 'k';
  });

  const step = (label: string, icon: 'chevron-left' | 'chevron-right', to: string | undefined): ReactNode => (
    <Button
      variant="quiet"
      shape="icon"
      iconBefore={icon}
      aria-label={label}
      // Stays focusable at the end of the list.
      aria-disabled={to === undefined}
      onClick={() => to !== undefined && open(to)}
    />
  );
  const name = payment?.name ?? 'Payment';
  return (
    <SidePanel
      title={
        person === undefined ? (
          name
        ) : (
          <Link className={styles.person} to={person}>
            {name}
          </Link>
        )
      }
      shown={id}
      onClose={close}
      tools={
        <>
          <ButtonLink size="sm" variant="quiet" to={adminPaths.payment(id)} aria-label="Open full page">
            Full page
          </ButtonLink>
          {step('Previous payment', 'chevron-left', before)}
          {step('Next payment', 'chevron-right', after)}
        </>
      }
      footer={payment && <PaymentActions key={id} payment={payment} isBeside />}
    >
      <AdminTitle>{documentTitleOf(payment)}</AdminTitle>
      <PaymentContent key={id} id={id} />
    </SidePanel>
  );
}
