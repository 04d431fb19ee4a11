import { createContext, use, type ReactNode } from 'react';
import type { PageLook } from '@ironbloom/brand/look';

/** What the server passes to each page. */
export interface SiteConfig {
  /** Public origin without a trailing slash. */
  readonly origin: string;
  /** The year of the render: hydration must print the same one. */
  readonly year: number;
  /** The lowest monthly price on sale, in paise. */
  readonly fromMonthly: number;
  /** The published look; missing parts are the defaults. */
  readonly look: PageLook;
  /** The address of the web app manifest. */
  readonly manifest: string;
}

/** Every page sets a config; the default is for components rendered alone. */
const SiteContext = createContext<SiteConfig>({
  origin: '',
  year: new Date().getFullYear(),
  fromMonthly: 0,
  look: {} as PageLook,
  manifest: '',
});

export function SiteProvider({ config, children }: { config: SiteConfig; children: ReactNode }): ReactNode {
  return <SiteContext value={config}>{children}</SiteContext>;
}

export function useSite(): SiteConfig {
  return use(SiteContext);
}
