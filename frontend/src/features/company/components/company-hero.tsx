import type { ReactNode } from 'react';
import styles from './company-hero.module.css';

const source = '/media/gallery/kettlebell-row';
const sizes = 'max(100vw, 138svh)';

function srcSet(ending: string): string {
  return [640, 1200].map((width) => `${source}-${width}.${ending} ${width}w`).join(', ');
}

export function CompanyHero(): ReactNode {
  return (
    <section className={styles.hero} aria-labelledby="company-title">
      <picture>
        <source type="image/avif" srcSet={srcSet('avif')} sizes={sizes} />
        <img
          className={styles.picture}
          src={`${source}-1200.webp`}
          srcSet={srcSet('webp')}
          sizes={sizes}
          width="1200"
          height="800"
          alt=""
          fetchPriority="high"
        />
      </picture>
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
