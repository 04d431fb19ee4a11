import type { Business } from '@ironbloom/brand';

/** One publication, whole. */
export interface BusinessRevision {
  version: number;
  publishedAt: Date;
  /** Null: what the product was shipped with. */
  publishedBy: string | null;
  restoredFrom: number | null;
  business: Business;
}
