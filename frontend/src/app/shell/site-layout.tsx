import { lazy, useSyncExternalStore, type ReactNode } from 'react';
import { Outlet, useMatches } from 'react-router-dom';
import { LazyPart } from '../../shared/ui/feedback/lazy-part.tsx';
import { Toaster } from '../../shared/ui/feedback/toaster.tsx';
import { isPageHandle } from '../page-route.ts';
import { OfflineNotice } from './offline-notice.tsx';
import { RouteProgress } from './route-progress.tsx';
import { RouteReset } from './route-reset.tsx';
import { SiteFooter } from './site-footer.tsx';
import { SiteHeader } from './header/site-header.tsx';

export const mainId = 'main';

/** Nobody needs it before they have scrolled. */
const ChatLink = lazy(async () => ({ default: (await import('./chat-link.tsx')).ChatLink }));

/** False on the server and until the page has come to life. */
const useAlive = (): boolean =>
  useSyncExternalStore(
    () => () => undefined,
    () => true,
    () => false,
  );

/** What stands around every page: bar, footer, chat, and the regions that speak to screen readers. */
export function SiteLayout(): ReactNode {
  const page = useMatches()
    .map((match) => match.handle)
    .findLast(isPageHandle);
  const alive = useAlive();
  return (
    <>
      <a className="skip" href={`#${mainId}`}>
        Skip to content
      </a>
      <RouteProgress />
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
      {alive && !page?.hideChat && (
        <LazyPart fallback={null} missing={null}>
          <ChatLink />
        </LazyPart>
      )}
      <OfflineNotice />
      <Toaster />
      <RouteReset mainId={mainId} />
    </>
  );
}
