import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import styles from './back-link.module.css';
import { Icon } from '../media/icon.tsx';

export function BackLink({ to, children }: { to: string; children: ReactNode }): ReactNode {
  return (
    <Link className={`link--go ${styles.back}`} to={to}>
      <Icon name="arrow" className={styles.arrow} />
      {children}
    </Link>
  );
}
