import { useEffect, useRef, type ReactNode, type RefObject } from 'react';
import { adminPaths } from '#shared/config/admin-paths.ts';
import { Button, ButtonLink } from '#shared/ui/actions/button.tsx';
import { AdminTitle } from '#shared/ui/layout/admin-page.tsx';
import { Dialog } from '#shared/ui/overlays/dialog.tsx';
import { usePayment } from '../../api.ts';
import { documentTitleOf } from '../../payment.ts';
import { PaymentContent } from './payment-content.tsx';
import styles from './payment-drawer.module.css';

interface PaymentDrawerProps {
  id: string;
  /** Its neighbours in the list. */
  before: string | undefined;
  after: string | undefined;
  onStep: (id: string) => void;
  onClose: () => void;
}

const typing = 'input, textarea, select, [contenteditable]';

/** One payment over the list that it was opened from; j and k go on to the next and back. */
export function PaymentDrawer({ id, before, after, onStep, onClose }: PaymentDrawerProps): ReactNode {
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
