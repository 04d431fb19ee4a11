import type { Business, Promises } from '@ironbloom/brand';
import { isRouteErrorResponse, type ErrorResponse, type HydrationState } from 'react-router-dom';
import { ApiError } from '#shared/api/errors.ts';
import type { SiteConfig } from '#shared/config/site.tsx';
import type { FirstPage } from '../first-page.ts';

export const bootElementId = 'boot';

/** Addresses on the first script's element. */
export interface Scripts {
  readonly starter: string;
  /** The entry script, and its imports separated by spaces. */
  readonly entry: string;
  readonly scripts: string;
}

/** Data for hydration to repeat the server's render. */
export interface Boot {
  readonly site: SiteConfig;
  readonly business: Business;
  readonly promises: Promises;
  /** Undefined where the browser needs the whole route table (first-page.ts). */
  readonly page: FirstPage | undefined;
  readonly hydration: HydrationState;
}

/** An error as the page may show it: unexpected errors lose their text, which is for the log. */
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
