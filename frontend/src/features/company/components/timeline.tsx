import type { ReactNode } from 'react';
import { SitePicture } from '../../../shared/ui/media/site-picture.tsx';
import { stations } from '../history.ts';
import { useTimelineProgress } from '../use-timeline-progress.ts';
import styles from './timeline.module.css';

/** Where we come from; the line beside it follows the reader. */
export function Timeline(): ReactNode {
  const list = useTimelineProgress();
  return (
    <section className="section" aria-labelledby="timeline-title">
      <div className="wrap">
        <h2 className="d2" id="timeline-title">
          From eleven people to 50,000
        </h2>
        <ol className={styles.list} ref={list}>
          {stations.map((station) => (
            <li key={station.year} className={styles.station}>
              <p className={`figure ${styles.year}`}>{station.year}</p>
              <div className={styles.text}>
                <h3 className="d3">{station.title}</h3>
                <p className="muted">{station.text}</p>
              </div>
              <div className={styles.picture}>
                <SitePicture
                  files={station.picture}
                  sizes="(min-width: 1024px) 28vw, 86vw"
                  alt={station.alt}
                />
              </div>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
