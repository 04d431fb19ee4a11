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
  /** Called by Escape, the close button and the backdrop; the owner then passes `open={false}`. */
  onClose: () => void;
  title: string;
  children: ReactNode;
  footer?: ReactNode;
  /** In the title bar, before the close button. */
  tools?: ReactNode;
  /** False removes the close button and disables Escape and the backdrop. */
  dismissible?: boolean;
  /** `side` is a drawer at the window's right edge. */
  size?: 'sm' | 'md' | 'lg' | 'side';
  role?: 'dialog' | 'alertdialog';
  /** Hides the title bar and the close button; the title is in the body. */
  plain?: boolean;
  /** Receives the focus; otherwise the first control does. */
  initialFocus?: RefObject<HTMLElement | null>;
  className?: string | undefined;
}

/** Labelled areas, which screen readers announce on focus. */
const areas = 'section, aside, main, dialog[open]';

/**
 * Returns the focus to the opener or, if that is gone, to the area around it. The browser returns it only when a dialog is
 * closed before it is removed.
 */
function restoreFocus(opener: Element | null, around: readonly Element[]): void {
  const lost = (): boolean => document.activeElement === document.body;
  if (lost() && opener instanceof HTMLElement) opener.focus();
  if (!lost()) return;
  const area = around.find((element) => element.isConnected) ?? document.querySelector('main');
  const target = area?.matches('main') ? (area.querySelector('h1') ?? area) : area;
  if (!(target instanceof HTMLElement)) return;
  target.tabIndex = -1;
  target.focus({ preventScroll: true });
}

/** @returns the areas around `element`, innermost first */
function areasAround(element: Element | null): Element[] {
  const area = element?.parentElement?.closest(areas);
  return area ? [area, ...areasAround(area)] : [];
}

/** Native modal dialog; a bottom sheet on phones. */
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
    const around = areasAround(opener);
    element.showModal();
    initialFocus?.current?.focus();
    // A scrolling body must be reachable by keyboard even without controls.
    const content = body.current;
    if (content && content.scrollHeight > content.clientHeight) content.tabIndex = 0;
    return () => {
      element.close();
      restoreFocus(opener, around);
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
    // Browsers close the dialog on a second Escape although the first was prevented: reopen it, as the owner decides.
    dialog.current.showModal();
    askToClose();
  }

  return (
    // Keyboard users have Escape and the buttons.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/click-events-have-key-events
    <dialog
      ref={dialog}
      className={clsx(styles.dialog, styles[size], plain && styles.plain, className)}
      role={role}
      data-size={size}
      aria-labelledby={titleId}
      aria-describedby={role === 'alertdialog' ? bodyId : undefined}
      onCancel={(event) => {
        // React bubbles `cancel` from nested dialogs and file inputs.
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
