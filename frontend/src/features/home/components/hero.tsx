import type { HomeContent } from '@ironbloom/brand';
import type { ReactNode } from 'react';
import wide from '../../../../media/hero/poster.webp?w=1024;1600&effort=3&as=picture';
import tall from '../../../../media/hero/poster-tall.webp?w=640;900&effort=3&as=picture';
import { paths } from '#shared/config/paths.ts';
import { useSite } from '#shared/config/site.tsx';
import { ButtonLink } from '#shared/ui/actions/button.tsx';
import type { PictureFiles } from '#shared/ui/media/site-picture.tsx';
import { HeroLoop } from './hero-loop.tsx';
import styles from './hero.module.css';

const formats = ['avif', 'webp'] as const;

/** `position`: object-position; the shipped hero's is in hero.module.css. */
const shipped: { wide: PictureFiles; tall: PictureFiles; position?: string } = { wide, tall };

/** The hero. The poster paints first, the loop lies over it. */
export function Hero({ headline, lead }: Pick<HomeContent, 'headline' | 'lead'>): ReactNode {
  const { hero = shipped, video } = useSite().look;
  // The poster covers its box: the larger of the box's width and the width its height requires.
  const posters = [
    { files: hero.tall, media: '(max-width: 767.98px)', sizes: 'max(100vw, 82vh)' },
    { files: hero.wide, media: '(min-width: 768px)', sizes: 'max(100vw, 178vh)' },
  ];
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
        <img
          src={hero.wide.img.src}
          width={hero.wide.img.w}
          height={hero.wide.img.h}
          style={hero.position ? { objectPosition: hero.position } : undefined}
          alt=""
          fetchPriority="high"
        />
      </picture>
      {(video || hero === shipped) && <HeroLoop video={video} />}
      <div className={`wrap ${styles.inner}`}>
        <h1 className="hero-type" id="hero-title">
          {headline.map((line) => (
            <span key={line}>{line} </span>
          ))}
        </h1>
        <div className={styles.go}>
          <p className={styles.text}>{lead}</p>
          <ButtonLink variant="primary" size="lg" iconAfter="arrow" to={paths.trainingPrograms}>
            Get started
          </ButtonLink>
        </div>
      </div>
    </section>
  );
}
