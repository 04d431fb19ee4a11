import type { CompanyContent } from '@ironbloom/brand';
import type { ReactNode } from 'react';
import kettlebells from '../../../../media/gallery/kettlebell-row.webp?w=640;1200;1600&as=picture';
import uprightKettlebells from '../../../../media/gallery/kettlebell-row-tall.webp?w=560;800&effort=3&quality=40&as=picture';
import { SitePicture } from '#shared/ui/media/site-picture.tsx';
import styles from './company-hero.module.css';

export function CompanyHero({ headline, lead }: Pick<CompanyContent, 'headline' | 'lead'>): ReactNode {
  return (
    <section className={styles.hero} aria-labelledby="company-title">
      <SitePicture
        className={styles.picture}
        files={kettlebells}
        sizes="max(100vw, 138svh)"
        upright={{ files: uprightKettlebells, sizes: 'max(100vw, 78svh)' }}
        alt=""
        first
      />
      <div className={`wrap ${styles.inner}`}>
        <h1 className="hero-type" id="company-title">
          {headline}
        </h1>
        <p className={`lead ${styles.lead}`}>{lead}</p>
      </div>
    </section>
  );
}
