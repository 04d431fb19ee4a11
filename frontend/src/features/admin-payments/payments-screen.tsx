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
      {openId !== undefined && <PaymentDrawer id={openId} ids={list.rows?.map(({ _id }) => _id) ?? []} />}
    </>
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

const typing = 'input, textarea, select, [contenteditable]';

interface PaymentDrawerProps {
  id: string;
  /** Of the payments in the list under it. */
  ids: readonly string[];
}

/** One payment over the list that it was opened from; j and k go on to the next and back. */
function PaymentDrawer({ id, ids }: PaymentDrawerProps): ReactNode {
  const navigate = useNavigate();
  // Of the visit: the payments beside it open over the same list.
  const { state } = useLocation();
  const { data: payment } = usePayment(id);
  const content = useRef<HTMLDivElement>(null);
  const leaving = useRef(false);
  const at = ids.indexOf(id);
  const before = at > 0 ? ids[at - 1] : undefined;
  const after = at >= 0 ? ids[at + 1] : undefined;

  const open = (next: string): void => void navigate(adminPaths.payment(next), { replace: true, state });

  function close(): void {
    // It goes a moment later; a second press would leave the list as well.
    if (leaving.current) return;
    leaving.current = true;
    void navigate(-1);
  }

  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const next = { j: after, k: before }[event.key];
    const { target } = event;
    if (!next || event.ctrlKey || event.metaKey || event.altKey) return;
    // A question over the drawer has these keys for itself.
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
      // Really disabled at the list's end, it would lose the focus.
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

/** Another payment begins at its top, and with its name for those who hear it. */
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

/** Whether another dialog lies over the one around this element. */
function isCovered(element: Element | null): boolean {
  return [...document.querySelectorAll('dialog:modal')].some((dialog) => !dialog.contains(element));
}
