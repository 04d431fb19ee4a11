import type { ReactNode } from 'react';
import type { StyleSheet } from './client-assets.ts';

interface SheetsProps {
  /** A sheet without a file. */
  colors: string;
  styles: readonly StyleSheet[];
}

/** Not a style sheet's type, so no browser fetches it. (Of `disabled` links Chromium's look ahead of the parser knows nothing.) */
const NEVER_FETCHED = 'text/inline';

/** A page's styles, inside the document. Apart from it, as the browser never makes them. */
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
      {/* Never fetched. Vite's loader of lazy parts asks for a sheet unless a link to it stands here; it knows no other
          sign that it is there, and no setting that leaves sheets out. */}
      {styles.map(({ href }) => (
        <link key={href} rel="stylesheet" type={NEVER_FETCHED} href={href} />
      ))}
    </>
  );
}
