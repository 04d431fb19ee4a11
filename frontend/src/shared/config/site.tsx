import { createContext, use, type ReactNode } from 'react';
import type { PageLook } from '@ironbloom/brand/look';

/** What the server tells the page about the deployment it runs in. */
export interface SiteConfig {
  /** Public address without a trailing slash, for canonical and social links. */
  readonly origin: string;
  /** Of the render, so that both sides print the same one. */
  readonly year: number;
  /** What a month of coaching costs at least, in paise. */
  readonly fromMonthly: number;
  /** What of the look was published; the rest is as shipped. */
  readonly look: PageLook;
}

/** A page always says; a part that is drawn without one knows no address. */
const SiteContext = createContext<SiteConfig>({
  origin: '',
  year: new Date().getFullYear(),
  fromMonthly: 0,
  look: {} as PageLook,
});

export function SiteProvider({ config, children }: { config: SiteConfig; children: ReactNode }): ReactNode {
  return <SiteContext value={config}>{children}</SiteContext>;
}

export function useSite(): SiteConfig {
  return use(SiteContext);
}
