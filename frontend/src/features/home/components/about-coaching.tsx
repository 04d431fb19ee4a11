import { Fragment, type ReactNode } from 'react';
import type { ShownHome } from '../home.ts';
import { Prose } from '#shared/ui/text/prose.tsx';
import { HtmlText } from '#shared/ui/text/html-text.tsx';
import { SitePicture } from '#shared/ui/media/site-picture.tsx';
import styles from './about-coaching.module.css';

type AboutCoachingProps = Pick<ShownHome, 'aboutTitle' | 'aboutLede' | 'aboutPicture' | 'aboutSections'>;

/** The text about coaching, with links to further pages. */
export function AboutCoaching(props: AboutCoachingProps): ReactNode {
  const { aboutTitle, aboutLede, aboutPicture, aboutSections } = props;
  return (
    <section className="section" data-surface="paper" aria-labelledby="about-title">
      <div className={`wrap ${styles.inner}`}>
        <div className={styles.side}>
          <h2 className="d1" id="about-title">
            {aboutTitle}
          </h2>
          <div className={styles.picture}>
            <SitePicture {...aboutPicture} sizes="(min-width: 1024px) 62vw, 100vw" />
          </div>
        </div>
        <Prose className={styles.text}>
          <p className={styles.lede}>{aboutLede}</p>
          {aboutSections.map(({ id, title, html }) => (
            <Fragment key={id}>
              <h3>{title}</h3>
              <HtmlText id={`about:${id}`} html={html} />
            </Fragment>
          ))}
        </Prose>
      </div>
    </section>
  );
}
