import type { ReactNode } from 'react';
import { brand } from '@ironbloom/brand';
import { Head } from '../../shared/lib/head.tsx';

export function Component(): ReactNode {
  return (
    <div className="wrap section page-top">
      <Head title={brand.name} description={brand.tagline} />
      <h1 className="d1">{brand.tagline}</h1>
    </div>
  );
}
