import { type ReactNode, type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import { useLocation, useMatches, useNavigate } from 'react-router-dom';
import { adminPaths } from '#shared/config/admin-paths.ts';
import { overPage } from '#shared/lib/over-page.ts';
import { useMedia } from '#shared/lib/use-media.ts';
import { BackLink } from '#shared/ui/actions/back-link.tsx';
import { Button, ButtonLink } from '#shared/ui/actions/button.tsx';
import { AdminPage, AdminTitle } from '#shared/ui/layout/admin-page.tsx';
import { Dialog } from '#shared/ui/overlays/dialog.tsx';
import { usePayment, usePayments } from './api.ts';
import { PaymentContent } from './detail/payment-content.tsx';
import styles from './detail/payment-detail.module.css';
import { documentTitleOf, drawerScreen } from './payment.ts';
import { PaymentListScreen } from './payment-list.tsx';

/**
 * admin-28: the list, with the payment of the address beside it on wide screens if it was opened from the list; otherwise the
 * payment as a page of its own.
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
  /** Query of the list behind the open payment. */
  search: URLSearchParams | undefined;
}

function Payments({ openId, search }: PaymentsProps): ReactNode {
  const list = usePayments(search);
  return (
    <>
      <PaymentListScreen list={list} openId={openId} />
      {openId !== undefined && <PaymentDrawer id={openId} ids={list.rows?.map(({ _id }) => _id) ?? []} />}
    </>
  );
}

/** A payment as a page of its own: on small screens, or without the list. */
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

const typing = 'input, textarea, select, [contenteditable]';

interface PaymentDrawerProps {
  id: string;
  /** Payments of the list, in order. */
  ids: readonly string[];
}

/** A payment beside its list; j and k open the next and the previous one. */
function PaymentDrawer({ id, ids }: PaymentDrawerProps): ReactNode {
  const navigate = useNavigate();
  // Passed on, so that the next payment opens beside the same list.
  const { state } = useLocation();
  const { data: payment } = usePayment(id);
  const content = useRef<HTMLDivElement>(null);
  const leaving = useRef(false);
  const at = ids.indexOf(id);
  const before = at > 0 ? ids[at - 1] : undefined;
  const after = at >= 0 ? ids[at + 1] : undefined;

  const open = (next: string): void => void navigate(adminPaths.payment(next), { replace: true, state });

  function close(): void {
    // Navigation is asynchronous; a second call would also leave the list.
    if (leaving.current) return;
    leaving.current = true;
    void navigate(-1);
  }

  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const next = { j: after, k: before }[event.key];
    const { target } = event;
    if (!next || event.ctrlKey || event.metaKey || event.altKey) return;
    // Ignored while another dialog is open.
    if (!(target instanceof Element) || target.closest(typing) || isCovered(content.current)) return;
    event.preventDefault();
    open(next);
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent): void => onKeyDown(event);
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);

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
  return (
    <Dialog
      open
      size="side"
      title={payment?.name ?? 'Payment'}
      initialFocus={content}
      onClose={close}
      tools={
        <>
          <ButtonLink size="sm" variant="quiet" to={adminPaths.payment(id)}>
            Open full page
          </ButtonLink>
          {step('Previous payment', 'chevron-left', before)}
          {step('Next payment', 'chevron-right', after)}
        </>
      }
    >
      <AdminTitle>{documentTitleOf(payment)}</AdminTitle>
      <Content key={id} id={id} place={content} name={documentTitleOf(payment)} />
    </Dialog>
  );
}

interface ContentProps {
  id: string;
  place: RefObject<HTMLDivElement | null>;
  name: string;
}

/** Each payment starts at the top and is announced by name. */
function Content({ id, place, name }: ContentProps): ReactNode {
  useEffect(() => {
    place.current?.parentElement?.scrollTo(0, 0);
    place.current?.focus({ preventScroll: true });
  }, [place]);
  return (
    <div ref={place} className={styles.content} role="group" tabIndex={-1} aria-label={name}>
      <PaymentContent id={id} />
    </div>
  );
}

/** Whether another modal dialog is open above this element's. */
function isCovered(element: Element | null): boolean {
  return [...document.querySelectorAll('dialog:modal')].some((dialog) => !dialog.contains(element));
}
