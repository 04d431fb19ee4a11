import { type ReactNode, type RefObject, useEffect, useRef } from 'react';
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

const typing = 'input, textarea, select, [contenteditable]';

interface PaymentDrawerProps {
  id: string;
  /** Its neighbours in the list. */
  before: string | undefined;
  after: string | undefined;
  onStep: (id: string) => void;
  onClose: () => void;
}

/** One payment over the list that it was opened from; j and k go on to the next and back. */
function PaymentDrawer({ id, before, after, onStep, onClose }: PaymentDrawerProps): ReactNode {
  const { data: payment } = usePayment(id);
  const content = useRef<HTMLDivElement>(null);

  useEffect(() => {
    function onKeyDown(event: KeyboardEvent): void {
      const next = { j: after, k: before }[event.key];
      const { target } = event;
      if (!next || event.ctrlKey || event.metaKey || event.altKey) return;
      // A question over the drawer has these keys for itself.
      if (!(target instanceof Element) || target.closest(typing) || isCovered(content.current)) return;
      event.preventDefault();
      onStep(next);
    }
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [before, after, onStep]);

  return (
    <Dialog
      open
      size="side"
      title={payment?.name ?? 'Payment'}
      initialFocus={content}
      onClose={onClose}
      tools={
        <>
          <ButtonLink size="sm" variant="quiet" to={adminPaths.payment(id)}>
            Open full page
          </ButtonLink>
          <Step label="Previous payment" icon="chevron-left" to={before} onStep={onStep} />
          <Step label="Next payment" icon="chevron-right" to={after} onStep={onStep} />
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

interface StepProps {
  label: string;
  icon: 'chevron-left' | 'chevron-right';
  to: string | undefined;
  onStep: (id: string) => void;
}

function Step({ label, icon, to, onStep }: StepProps): ReactNode {
  return (
    <Button
      variant="quiet"
      shape="icon"
      iconBefore={icon}
      aria-label={label}
      // Really disabled at the list's end, it would lose the focus.
      aria-disabled={to === undefined}
      onClick={() => to !== undefined && onStep(to)}
    />
  );
}
