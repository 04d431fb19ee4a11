import type { ReactNode } from 'react';
import { Outlet, useMatches } from 'react-router-dom';
import { Toaster } from '../../shared/ui/toaster.tsx';
import { isPageHandle } from '../page-route.ts';
import { ChatLink } from './chat-link.tsx';
import { OfflineNotice } from './offline-notice.tsx';
import { RouteProgress } from './route-progress.tsx';
import { RouteReset } from './route-reset.tsx';
import { SiteFooter } from './site-footer.tsx';
import { SiteHeader } from './header/site-header.tsx';

export const mainId = 'main';

/** What stands around every page: bar, footer, chat, and the regions that speak to screen readers. */
export function SiteLayout(): ReactNode {
  const page = useMatches()
    .map((match) => match.handle)
    .findLast(isPageHandle);
  return (
    <>
      <a className="skip" href={`#${mainId}`}>
        Skip to content
      </a>
      <RouteProgress />
      <SiteHeader overHero={page?.overHero ?? false} />
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
      {!page?.hideChat && <ChatLink />}
      <OfflineNotice />
      <Toaster />
      <RouteReset mainId={mainId} />
    </>
  );
}
