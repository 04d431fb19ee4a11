import type { ReactNode } from 'react';
import kettlebells from '../../../../media/gallery/kettlebell-row.webp?w=640;1200&as=picture';
import { SitePicture } from '../../../shared/ui/media/site-picture.tsx';
import styles from './company-hero.module.css';

export function CompanyHero(): ReactNode {
  return (
    <section className={styles.hero} aria-labelledby="company-title">
      <SitePicture className={styles.picture} files={kettlebells} sizes="max(100vw, 138svh)" alt="" first />
      <div className={`wrap ${styles.inner}`}>
        <h1 className="hero-type" id="company-title">
          Coaches first
        </h1>
        <p className={`lead ${styles.lead}`}>
          We started in a borrowed hall with one belief: people do not need another program. They need someone
          who notices.
        </p>
      </div>
    </section>
  );
}
