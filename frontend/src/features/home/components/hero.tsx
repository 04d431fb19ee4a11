import type { ReactNode } from 'react';
import { paths } from '../../../shared/config/paths.ts';
import { ButtonLink } from '../../../shared/ui/actions/button.tsx';
import { HeroLoop } from './hero-loop.tsx';
import styles from './hero.module.css';

const phone = '(max-width: 767.98px)';
const larger = '(min-width: 768px)';

/** The poster covers its box, so it is as wide as the box or as its height asks for. */
const poster = {
  tall: { sizes: 'max(100vw, 82vh)', widths: [640, 900], name: '/media/hero/poster-tall' },
  wide: { sizes: 'max(100vw, 178vh)', widths: [1024, 1600], name: '/media/hero/poster' },
};

function srcSet({ name, widths }: { name: string; widths: readonly number[] }, ending: string): string {
  return widths.map((width) => `${name}-${width}.${ending} ${width}w`).join(', ');
}

const words = ['Online &', 'Offline', 'Fitness', 'Coaching'];

/** The first screen. The poster paints first; the loop is laid over it where there is room for it. */
export function Hero(): ReactNode {
  return (
    <section className={styles.hero} aria-labelledby="hero-title">
      {[
        { media: phone, ...poster.tall },
        { media: larger, ...poster.wide },
      ].map((image) => (
        <link
          key={image.name}
          rel="preload"
          as="image"
          type="image/avif"
          media={image.media}
          imageSrcSet={srcSet(image, 'avif')}
          imageSizes={image.sizes}
          fetchPriority="high"
        />
      ))}
      <picture className={styles.poster}>
        <source
          type="image/avif"
          media={phone}
          srcSet={srcSet(poster.tall, 'avif')}
          sizes={poster.tall.sizes}
          width="900"
          height="790"
        />
        <source
          type="image/webp"
          media={phone}
          srcSet={srcSet(poster.tall, 'webp')}
          sizes={poster.tall.sizes}
          width="900"
          height="790"
        />
        <source type="image/avif" srcSet={srcSet(poster.wide, 'avif')} sizes={poster.wide.sizes} />
        <img
          src="/media/hero/poster-1600.webp"
          srcSet={srcSet(poster.wide, 'webp')}
          sizes={poster.wide.sizes}
          width="1600"
          height="900"
          alt=""
          fetchPriority="high"
        />
      </picture>
      <HeroLoop />
      <div className={`wrap ${styles.inner}`}>
        <h1 className="hero-type" id="hero-title">
          {words.map((word) => (
            <span key={word}>{word} </span>
          ))}
        </h1>
        <div className={styles.go}>
          <p className={styles.text}>
            A coach writes your training, plans your food and checks in every week. At home, in the gym, or
            anywhere between.
          </p>
          <ButtonLink variant="primary" size="lg" iconAfter="arrow" to={paths.trainingPrograms}>
            Get started
          </ButtonLink>
        </div>
      </div>
    </section>
  );
}
