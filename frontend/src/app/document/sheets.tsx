import type { ReactNode } from 'react';
import type { StyleSheet } from './client-assets.ts';

interface SheetsProps {
  /** The brand's colours, as CSS. */
  colors: string;
  styles: readonly StyleSheet[];
}

/** An unknown type, so that no browser fetches the sheet. (Chromium's preload scanner ignores `disabled`.) */
const NEVER_FETCHED = 'text/inline';

/** A page's inline styles. Rendered on the server only. */
export function Sheets({ colors, styles }: SheetsProps): ReactNode {
  return (
    <>
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
      {/* Vite's loader of lazy chunks loads a chunk's sheet unless the document has a link to it. */}
      {styles.map(({ href }) => (
        <link key={href} rel="stylesheet" type={NEVER_FETCHED} href={href} />
      ))}
    </>
  );
}
