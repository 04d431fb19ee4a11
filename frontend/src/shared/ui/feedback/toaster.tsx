import { useEffect, useRef, useState, useSyncExternalStore, type ReactNode } from 'react';
import { Notice } from './notice.tsx';
import type { ToastLine } from './toast-line.tsx';
import { toastStore, type Toast } from './toast.ts';
import styles from './toaster.module.css';

const none: readonly Toast[] = [];

/**
 * The live regions are in the page from the start: screen readers do not read a region that is added with its text.
 * Every dialog has a toaster; only the innermost shows toasts.
 */
export function Toaster(): ReactNode {
  const [host] = useState(() => ({}));
  useEffect(() => toastStore.register(host), [host]);
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
    // Loaded after the first paint. Until then, or if the code does not load, a toast is a notice. React's `lazy` would delay
    // the toast by up to 300 ms.
    import('./toast-line.tsx').then(
      (code) => setLine(() => code.ToastLine),
      () => undefined,
    );
  }, []);
  useEffect(() => {
    // Moves the toasts to the top of the browser's top layer, above an open dialog, on each change.
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
