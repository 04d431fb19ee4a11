import type { ReactNode } from 'react';
import { business } from '@ironbloom/brand';

/** Lets feed readers find the feed; React hoists it into the head. */
export function FeedLink(): ReactNode {
  return (
    <link rel="alternate" type="application/rss+xml" title={`${business().name} Blog`} href="/rss.xml" />
  );
}
