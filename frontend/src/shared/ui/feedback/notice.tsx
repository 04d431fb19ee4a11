import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { Icon, type IconName } from '../media/icon.tsx';
import tones from '../text/tones.module.css';
import styles from './notice.module.css';

type Tone = 'grey' | 'amber' | 'green' | 'red' | 'tint';

interface NoticeProps {
  tone?: Tone;
  /** `alert` or `status` when the notice appears after the page has loaded. */
  role?: 'alert' | 'status';
  icon?: IconName;
  action?: ReactNode;
  className?: string | undefined;
  children: ReactNode;
}

const icons: Record<Tone, IconName> = {
  grey: 'alert',
  amber: 'clock',
  green: 'check',
  red: 'alert',
  tint: 'check',
};

export function Notice({ tone = 'grey', role, icon, action, className, children }: NoticeProps): ReactNode {
  return (
    <div className={clsx(styles.notice, action && styles.acting, tones[tone], className)} role={role}>
      <Icon name={icon ?? icons[tone]} />
      <div>{children}</div>
      {action}
    </div>
  );
}
