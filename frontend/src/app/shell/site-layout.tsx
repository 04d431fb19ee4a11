import { lazy, type ReactNode, startTransition, useEffect, useState } from 'react';
import { Outlet, useMatches } from 'react-router-dom';
import { LazyPart } from '#shared/ui/feedback/lazy-part.tsx';
import { Toaster } from '#shared/ui/feedback/toaster.tsx';
import { pageOf } from '../page-route.ts';
import { RouteReset } from './route-reset.tsx';
import { SiteFooter } from './site-footer.tsx';
import { SiteHeader } from './header/site-header.tsx';
import { useOffline } from '#shared/offline/use-offline.ts';
import { Notice } from '#shared/ui/feedback/notice.tsx';
import styles from './offline-notice.module.css';

export const mainId = 'main';

/** Not needed before hydration. */
const Floating = lazy(async () => ({ default: (await import('./floating.tsx')).Floating }));

/** The shell of every page: header, footer, chat link and live regions. */
export function SiteLayout(): ReactNode {
  const page = useMatches()
    .map(({ handle }) => pageOf(handle))
    .findLast(Boolean);
  const [alive, setAlive] = useState(false);
  // A transition, so that the reader's clicks go first.
  useEffect(() => startTransition(() => setAlive(true)), []);
  return (
    <>
      <a className="skip" href={`#${mainId}`}>
        Skip to content
      </a>
      <SiteHeader overHero={page?.overHero ?? false} quiet={page?.ownFrame ?? false} />
      {page?.ownFrame ? (
        <Outlet />
      ) : (
        <>
          <main id={mainId} tabIndex={-1}>
            <Outlet />
          </main>
          <SiteFooter />
        </>
      )}
      {alive && (
        <LazyPart fallback={null} missing={null}>
          <Floating chat={!page?.ownFrame} />
        </LazyPart>
      )}
      <OfflineNotice />
      <Toaster />
      <RouteReset mainId={mainId} />
    </>
  );
}

function OfflineNotice(): ReactNode {
  const offline = useOffline();
  return (
    <div className={styles.place} role="status" aria-live="polite" data-surface="ink">
      {offline && (
        <Notice icon="offline" className={styles.notice}>
          You are offline. What you typed stays here.
        </Notice>
      )}
    </div>
  );
}
