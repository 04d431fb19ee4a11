import { useEffect, useRef, useState, useSyncExternalStore, type ReactNode } from 'react';
import { Notice } from './notice.tsx';
import type { ToastLine } from './toast-line.tsx';
import { toastStore, type Toast } from './toast.ts';
import styles from './toaster.module.css';

const none: readonly Toast[] = [];

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
  const [Line, setLine] = useState<typeof ToastLine>();
  const shown = (item: Toast): ReactNode =>
    Line ? (
      <Line key={item.id} item={item} />
    ) : (
      <Notice
        key={item.id}
        tone={item.tone === 'error' ? 'red' : 'grey'}
        icon={item.tone === 'success' ? 'check' : 'alert'}
      >
        {item.text}
      </Notice>
    );
  const errors = toasts.filter(({ tone }) => tone === 'error');
  const others = toasts.filter(({ tone }) => tone !== 'error');
  const place = useRef<HTMLDivElement>(null);

  useEffect(() => {
    // A page paints without it. Words that come earlier, or where it does not arrive, stand there as a notice. Not `lazy`: React
    // holds back what has waited for code, up to 300 ms.
    import('./toast-line.tsx').then(
      (code) => setLine(() => code.ToastLine),
      () => undefined,
    );
  }, []);
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
        {errors.map(shown)}
      </div>
      <div className={styles.list} role="status" aria-live="polite" aria-atomic="false">
        {others.map(shown)}
      </div>
    </div>
  );
}
