import type { ReactNode } from 'react';
import { business } from '@ironbloom/brand';

/** Feed autodiscovery; React hoists it into the head. */
export function FeedLink(): ReactNode {
  return (
    <link rel="alternate" type="application/rss+xml" title={`${business().name} Blog`} href="/rss.xml" />
  );
}
