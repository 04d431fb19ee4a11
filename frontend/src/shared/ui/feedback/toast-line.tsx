import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { Button } from '../actions/button.tsx';
import { Icon } from '../media/icon.tsx';
import { dismissToast, type Toast } from './toast.ts';
import styles from './toast-line.module.css';

export function ToastLine({ item }: { item: Toast }): ReactNode {
  const failed = item.tone === 'error';
  return (
    <div className={clsx(styles.toast, failed && styles.error)} data-toast>
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
