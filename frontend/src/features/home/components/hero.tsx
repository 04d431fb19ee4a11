import type { ReactNode } from 'react';
import wide from '../../../../media/hero/poster.webp?w=1024;1600&effort=4&as=picture';
import tall from '../../../../media/hero/poster-tall.webp?w=640;900&effort=4&as=picture';
import { paths } from '../../../shared/config/paths.ts';
import { ButtonLink } from '../../../shared/ui/actions/button.tsx';
import { HeroLoop } from './hero-loop.tsx';
import styles from './hero.module.css';

/** The poster covers its box, so it is as wide as the box or as its height asks for. */
const posters = [
  { files: tall, media: '(max-width: 767.98px)', sizes: 'max(100vw, 82vh)' },
  { files: wide, media: '(min-width: 768px)', sizes: 'max(100vw, 178vh)' },
];
const formats = ['avif', 'webp'] as const;

const words = ['Online &', 'Offline', 'Fitness', 'Coaching'];

/** The first screen. The poster paints first; the loop is laid over it where there is room for it. */
export function Hero(): ReactNode {
  return (
    <section className={styles.hero} aria-labelledby="hero-title">
      {posters.map(({ files, ...shown }) => (
        <link
          key={shown.media}
          rel="preload"
          as="image"
          type="image/avif"
          media={shown.media}
          imageSrcSet={files.sources.avif}
          imageSizes={shown.sizes}
          fetchPriority="high"
        />
      ))}
      <picture className={styles.poster}>
        {posters.flatMap(({ files, ...shown }) =>
          formats.map((format) => (
            <source
              key={files.sources[format]}
              type={`image/${format}`}
              srcSet={files.sources[format]}
              width={files.img.w}
              height={files.img.h}
              {...shown}
            />
          )),
        )}
        <img src={wide.img.src} width={wide.img.w} height={wide.img.h} alt="" fetchPriority="high" />
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
