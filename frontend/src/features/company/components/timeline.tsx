import type { ReactNode } from 'react';
import { SitePicture } from '#shared/ui/media/site-picture.tsx';
import type { ShownCompany } from '../company.ts';
import { useTimelineProgress } from '../use-timeline-progress.ts';
import styles from './timeline.module.css';

/** Where we come from; the line beside it follows the reader. */
export function Timeline({
  title,
  stations,
}: {
  title: string;
  stations: ShownCompany['stations'];
}): ReactNode {
  const list = useTimelineProgress();
  if (stations.length === 0) return null;
  return (
    <section className="section" aria-labelledby="timeline-title">
      <div className="wrap">
        <h2 className="d2" id="timeline-title">
          {title}
        </h2>
        <ol className={styles.list} ref={list}>
          {stations.map((station) => (
            <li key={station.id} className={styles.station}>
              <p className={`figure ${styles.year}`}>{station.year}</p>
              <div className={styles.text}>
                <h3 className="d3">{station.title}</h3>
                <p className="muted">{station.text}</p>
              </div>
              {station.picture && (
                <div className={styles.picture}>
                  <SitePicture {...station.picture} sizes="(min-width: 1024px) 28vw, 86vw" />
                </div>
              )}
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
