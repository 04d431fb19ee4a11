import { Stack } from '#shared/ui/layout/flow.tsx';
import type { ReactNode } from 'react';
import { Skeleton } from '#shared/ui/feedback/skeleton.tsx';
import { mainId } from '../shell/site-layout.tsx';
import styles from './admin-frame.module.css';

interface AdminFrameProps {
  rail: ReactNode;
  /** The rail shows icons alone. */
  narrow?: boolean;
  /** The screen fills the window. */
  full?: boolean;
  children: ReactNode;
}

/** The navigation rail with the content beside it (admin-31). The layout is fixed from the first paint. */
export function AdminFrame({ rail, narrow, full, children }: AdminFrameProps): ReactNode {
  return (
    <div
      className={styles.shell}
      data-narrow={narrow || undefined}
      data-full={full || undefined}
      data-surface="paper"
    >
      {rail}
      <main id={mainId} tabIndex={-1} className={styles.main}>
        {children}
      </main>
    </div>
  );
}

const linksInRail = 16;

/** The rail until the user's rights are known. */
export function RailSkeleton(): ReactNode {
  return (
    <div className={styles.rail} aria-hidden="true">
      {Array.from({ length: linksInRail }, (_, index) => (
        <span key={index} className={styles.link}>
          <Skeleton width="100%" height="1.25rem" />
        </span>
      ))}
    </div>
  );
}

/** A loading screen. @param title if known */
export function ScreenSkeleton({ title }: { title?: string | undefined }): ReactNode {
  return (
    <Stack gap="4">
      {title === undefined ? (
        <Skeleton width="min(18rem, 70%)" height="2.75rem" />
      ) : (
        <p className={styles.title}>{title}</p>
      )}
      <p className="small quiet" role="status">
        Loading...
      </p>
      <Skeleton height="3.25rem" />
      <Skeleton height="min(32rem, 60svh)" />
    </Stack>
  );
}
