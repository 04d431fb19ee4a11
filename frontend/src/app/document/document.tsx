import type { ReactNode } from 'react';
import bigShoulders from '../../shared/styles/fonts/big-shoulders-basic.woff2?url';
import inter from '../../shared/styles/fonts/inter-basic.woff2?url';
import { SiteProvider } from '../../shared/config/site.tsx';
import { bootElementId, type Boot } from './boot.ts';
import type { StyleSheet } from './client-assets.ts';

interface DocumentProps {
  boot: Boot;
  /** `boot` as text, so that both sides write the very same characters. */
  bootText: string;
  /** Only the server names these: React leaves them alone in the browser. `colors` is a sheet without a file. */
  colors?: string;
  styles?: readonly StyleSheet[];
  children: ReactNode;
}

/** React's types do not know it of links. */
const neverFetched = { disabled: true };

/** The whole page, rendered on the server and hydrated as one. */
export function Document({ boot, bootText, colors, styles = [], children }: DocumentProps): ReactNode {
  return (
    <html lang="en-IN">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="theme-color" content={boot.site.look.ink} />
        <link rel="icon" href="/favicon.ico" sizes="32x32" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <link rel="manifest" href="/site.webmanifest" />
        <link rel="preload" href={bigShoulders} as="font" type="font/woff2" crossOrigin="anonymous" />
        <link rel="preload" href={inter} as="font" type="font/woff2" crossOrigin="anonymous" />
        {colors && (
          <style href="colors" precedence="site">
            {colors}
          </style>
        )}
        {styles.map(({ href, text }) => (
          <style key={href} href={href} precedence="site">
            {text}
          </style>
        ))}
        {/* Never fetched. Vite's loader of lazy parts asks for a sheet unless a link to it stands here; it knows no other
            sign that it is there, and no setting that leaves sheets out. */}
        {styles.map(({ href }) => (
          <link key={href} rel="stylesheet" href={href} {...neverFetched} />
        ))}
        <script
          type="module"
          src={boot.starter}
          data-entry={boot.entry}
          data-scripts={boot.scripts.join(' ')}
        />
      </head>
      <body data-surface="ink">
        <SiteProvider config={boot.site}>{children}</SiteProvider>
        <script id={bootElementId} type="application/json" dangerouslySetInnerHTML={{ __html: bootText }} />
      </body>
    </html>
  );
}
