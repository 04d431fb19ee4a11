import type { ReactNode } from 'react';
import bigShoulders from '@fontsource-variable/big-shoulders/files/big-shoulders-latin-wght-normal.woff2?url';
import inter from '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2?url';
import { SiteProvider } from '../shared/config/site.tsx';
import { bootElementId, type Boot } from './boot.ts';

interface DocumentProps {
  boot: Boot;
  /** `boot` as text, so that both sides write the very same characters. */
  bootText: string;
  /** Only the server names these: React leaves them alone in the browser. */
  styles?: readonly string[];
  scripts?: readonly string[];
  children: ReactNode;
}

const ink = '#0B0D0C';

/** The whole page, rendered on the server and hydrated as one. */
export function Document({ boot, bootText, styles = [], scripts = [], children }: DocumentProps): ReactNode {
  return (
    <html lang="en-IN">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="theme-color" content={ink} />
        <link rel="icon" href="/favicon.ico" sizes="32x32" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <link rel="manifest" href="/site.webmanifest" />
        <link rel="preload" href={bigShoulders} as="font" type="font/woff2" crossOrigin="anonymous" />
        <link rel="preload" href={inter} as="font" type="font/woff2" crossOrigin="anonymous" />
        {styles.map((href) => (
          <link key={href} rel="stylesheet" href={href} precedence="site" />
        ))}
        {scripts.map((href) => (
          <link key={href} rel="modulepreload" href={href} />
        ))}
        <script type="module" src={boot.entry} />
      </head>
      <body data-surface="ink">
        <SiteProvider config={boot.site}>{children}</SiteProvider>
        <script id={bootElementId} type="application/json" dangerouslySetInnerHTML={{ __html: bootText }} />
      </body>
    </html>
  );
}
