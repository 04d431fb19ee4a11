import type { Business } from '@ironbloom/brand';
import { isRouteErrorResponse, type ErrorResponse, type HydrationState } from 'react-router-dom';
import { ApiError } from '#shared/api/errors.ts';
import type { SiteConfig } from '#shared/config/site.tsx';
import type { FirstPage } from '../first-page.ts';

export const bootElementId = 'boot';

/** What the page's first script says of the others, in its own attributes. */
export interface Scripts {
  readonly starter: string;
  /** The browser's entry script, and what it needs beside itself: addresses with spaces between them. */
  readonly entry: string;
  readonly scripts: string;
}

/** What the server hands the browser so that hydration repeats the server's render exactly. */
export interface Boot {
  readonly site: SiteConfig;
  readonly business: Business;
  /** Undefined where the browser needs the table of all pages at once: see first-page.ts. */
  readonly page: FirstPage | undefined;
  readonly hydration: HydrationState;
}

/**
 * An error as both sides may show it. Unexpected ones lose their text: what broke inside is for
 * the log, not for the page.
 */
export function publicError(error: unknown): ErrorResponse & { internal: boolean } {
  if (isRouteErrorResponse(error)) {
    const { status, statusText, data } = error;
    return { status, statusText, data, internal: false };
  }
  if (error instanceof ApiError) {
    return { status: error.status || 503, statusText: error.message, data: null, internal: false };
  }
  return { status: 500, statusText: 'Internal Server Error', data: null, internal: false };
}
