import { clsx } from 'clsx';
import {
  useEffect,
  useId,
  useRef,
  type MouseEvent,
  type ReactNode,
  type RefObject,
  type SyntheticEvent,
} from 'react';
import { Button } from '../actions/button.tsx';
import styles from './dialog.module.css';
import { Toaster } from '../feedback/toaster.tsx';

interface DialogProps {
  open: boolean;
  /** Escape, the close button and the backdrop ask for it; the owner then passes `open={false}`. */
  onClose: () => void;
  title: string;
  children: ReactNode;
  footer?: ReactNode;
  /** In the bar, before the close button. */
  tools?: ReactNode;
  /** False while something must not be interrupted: no close button, Escape and backdrop do nothing. */
  dismissible?: boolean;
  /** `side`: a drawer over the right of the page, as tall as the window; what lies under it stays in sight. */
  size?: 'sm' | 'md' | 'lg' | 'side';
  role?: 'dialog' | 'alertdialog';
  /** Hides the bar with the close button; the title then heads the body. */
  plain?: boolean;
  /** Receives focus first; otherwise the first control does. */
  initialFocus?: RefObject<HTMLElement | null>;
  className?: string | undefined;
}

/** Named parts of a page, which screen readers announce when they get the focus. */
const places = 'section, main, dialog[open]';

/**
 * To what opened a dialog or, where that is gone, to the part of the page that it stood in. The browser does so only for
 * dialogs that are closed before they are taken out of the page.
 */
function giveBackFocus(opener: Element | null, around: readonly Element[]): void {
  const lost = (): boolean => document.activeElement === document.body;
  if (lost() && opener instanceof HTMLElement) opener.focus();
  if (!lost()) return;
  const place = around.find((element) => element.isConnected) ?? document.querySelector('main');
  const target = place?.matches('main') ? (place.querySelector('h1') ?? place) : place;
  if (!(target instanceof HTMLElement)) return;
  target.tabIndex = -1;
  target.focus({ preventScroll: true });
}

/** @returns every place that `element` stands in, the innermost first */
function placesAround(element: Element | null): Element[] {
  const place = element?.parentElement?.closest(places);
  return place ? [place, ...placesAround(place)] : [];
}

/** Native modal dialog: keeps focus in and returns it to the opener. A bottom sheet on phones. */
export function Dialog(props: DialogProps): ReactNode {
  const { open, onClose, title, children, footer, dismissible = true, size = 'md', plain = false } = props;
  const { role, initialFocus, className, tools } = props;
  const dialog = useRef<HTMLDialogElement>(null);
  const body = useRef<HTMLDivElement>(null);
  const titleId = useId();
  const bodyId = useId();

  useEffect(() => {
    const element = dialog.current;
    if (!element || !open) return undefined;
    const opener = document.activeElement;
    const around = placesAround(opener);
    element.showModal();
    initialFocus?.current?.focus();
    // A body that scrolls must be reachable by keyboard even when nothing in it can be pressed.
    const content = body.current;
    if (content && content.scrollHeight > content.clientHeight) content.tabIndex = 0;
    return () => {
      element.close();
      giveBackFocus(opener, around);
    };
  }, [open, initialFocus]);

  function askToClose(): void {
    if (dismissible) onClose();
  }

  function onBackdrop(event: MouseEvent<HTMLDialogElement>): void {
    const outside = event.target === dialog.current && role !== 'alertdialog';
    if (outside) askToClose();
  }

  function onNativeClose(event: SyntheticEvent): void {
    if (!open || event.target !== dialog.current || dialog.current.open) return;
    // Browsers let a second Escape through whatever we say to the first; whether it closes is still the owner's to say.
    dialog.current.showModal();
    askToClose();
  }

  return (
    // The keyboard has Escape and the buttons; the click on the backdrop is the mouse's extra.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/click-events-have-key-events
    <dialog
      ref={dialog}
      className={clsx(styles.dialog, styles[size], plain && styles.plain, className)}
      role={role}
      data-size={size}
      aria-labelledby={titleId}
      aria-describedby={role === 'alertdialog' ? bodyId : undefined}
      onCancel={(event) => {
        // React hands these up from a dialog inside, and from a file input; the browser does not.
        if (event.target !== dialog.current) return;
        event.preventDefault();
        askToClose();
      }}
      onClose={onNativeClose}
      onClick={onBackdrop}
    >
      {open && (
        <>
          {!plain && (
            <div className={styles.head}>
              <h2 className={styles.title} id={titleId}>
                {title}
              </h2>
              <div className={styles.tools}>
                {tools}
                {dismissible && (
                  <Button
                    variant="quiet"
                    shape="icon"
                    iconBefore="close"
                    aria-label="Close"
                    onClick={onClose}
                  />
                )}
              </div>
            </div>
          )}
          <div className={styles.body} ref={body} id={bodyId}>
            {plain && (
              <h2 className={styles.title} id={titleId}>
                {title}
              </h2>
            )}
            {children}
          </div>
          {footer && <div className={styles.foot}>{footer}</div>}
          <Toaster />
        </>
      )}
    </dialog>
  );
}
