import { clsx } from 'clsx';
import { useEffect, useRef, useState, useSyncExternalStore, type ReactNode } from 'react';
import { Button } from '../actions/button.tsx';
import { Icon } from '../media/icon.tsx';
import { dismissToast, toastStore, type Toast } from './toast.ts';
import styles from './toaster.module.css';

const none: readonly Toast[] = [];

function Line({ item }: { item: Toast }): ReactNode {
  const failed = item.tone === 'error';
  return (
    <div className={clsx(styles.toast, failed && styles.error)}>
      <Icon name={item.tone === 'success' ? 'check' : 'alert'} />
      <span>{item.text}</span>
      <Button
        variant="quiet"
        shape="icon"
        iconBefore="close"
        aria-label="Dismiss"
        onClick={() => dismissToast(item.id)}
      />
    </div>
  );
}

/**
 * Stands in the page from the start, empty: a live region that arrives with its words stays unread.
 * Every dialog has one of its own; only the innermost speaks.
 */
export function Toaster(): ReactNode {
  const [host] = useState(() => ({}));
  useEffect(() => toastStore.enter(host), [host]);
  const innermost = useSyncExternalStore(toastStore.subscribe, toastStore.innermost, () => undefined);
  const all = useSyncExternalStore(toastStore.subscribe, toastStore.read, () => none);
  const toasts = innermost === host ? all : none;
  const of = (...tones: readonly Toast['tone'][]): ReactNode =>
    toasts.filter((item) => tones.includes(item.tone)).map((item) => <Line key={item.id} item={item} />);
  const place = useRef<HTMLDivElement>(null);

  useEffect(() => {
    // Into the browser's top layer, anew for each change: words must not hide behind an open dialog.
    const element = place.current;
    if (!element?.showPopover || toasts.length === 0) return undefined;
    element.popover = 'manual';
    element.showPopover();
    return () => element.removeAttribute('popover');
  }, [toasts]);

  return (
    <div ref={place} className={styles.toasts} data-surface="ink" data-screen-only>
      <div className={styles.list} role="alert" aria-live="assertive" aria-atomic="false">
        {of('error')}
      </div>
      <div className={styles.list} role="status" aria-live="polite" aria-atomic="false">
        {of('success', 'info')}
      </div>
    </div>
  );
}
