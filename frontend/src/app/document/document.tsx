import type { ReactNode } from 'react';
import bigShoulders from '#shared/styles/fonts/big-shoulders-basic.woff2?url';
import inter from '#shared/styles/fonts/inter-basic.woff2?url';
import { SiteProvider } from '#shared/config/site.tsx';
import { bootElementId, type Boot, type Scripts } from './boot.ts';

interface DocumentProps {
  boot: Boot;
  /** `boot` as JSON; hydration must repeat the same text. */
  bootText: string;
  scripts: Scripts;
  /** On the server only: React ignores additional style sheets when it hydrates. */
  sheets?: ReactNode;
  children: ReactNode;
}

export function Document({ boot, bootText, scripts, sheets, children }: DocumentProps): ReactNode {
  return (
    <html lang="en-IN">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="theme-color" content={boot.site.look.ink} />
        <link rel="icon" href="/favicon.ico" sizes="32x32" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <link rel="manifest" href={boot.site.manifest} />
        <link rel="preload" href={bigShoulders} as="font" type="font/woff2" crossOrigin="anonymous" />
        <link rel="preload" href={inter} as="font" type="font/woff2" crossOrigin="anonymous" />
        {sheets}
        <script
          type="module"
          src={scripts.starter}
          data-entry={scripts.entry}
          data-scripts={scripts.scripts}
        />
      </head>
      <body data-surface="ink">
        <SiteProvider config={boot.site}>{children}</SiteProvider>
        <script id={bootElementId} type="application/json" dangerouslySetInnerHTML={{ __html: bootText }} />
      </body>
    </html>
  );
}
