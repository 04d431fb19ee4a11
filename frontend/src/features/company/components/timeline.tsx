import { type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { SitePicture } from '#shared/ui/media/site-picture.tsx';
import type { ShownCompany } from '../company.ts';
import styles from './timeline.module.css';

/** The company's history, with a line that follows the scroll position. */
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

/**
 * Updates `--progress` on the list and `data-ahead` on items not reached yet, on the elements directly to avoid a render per
 * frame. Without a script or with reduced motion the line is complete.
 */
export function useTimelineProgress(): RefObject<HTMLOListElement | null> {
  const list = useRef<HTMLOListElement>(null);

  useEffect(() => {
    const element = list.current;
    if (!element || matchMedia('(prefers-reduced-motion: reduce)').matches) return undefined;
    let frame = 0;
    function draw(): void {
      frame = 0;
      if (!element) return;
      const { top, height } = element.getBoundingClientRect();
      const progress = timelineProgress(top, height, window.innerHeight);
      element.style.setProperty('--progress', progress.toFixed(4));
      for (const item of element.children as HTMLCollectionOf<HTMLElement>) {
        item.toggleAttribute('data-ahead', item.offsetTop > progress * height);
      }
    }
    function schedule(): void {
      frame ||= requestAnimationFrame(draw);
    }
    draw();
    window.addEventListener('scroll', schedule, { passive: true });
    window.addEventListener('resize', schedule);
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener('scroll', schedule);
      window.removeEventListener('resize', schedule);
    };
  }, []);

  return list;
}

/**
 * Share of the timeline above a line at 60 % of the screen's height, 0 to 1. `top` is the timeline's distance from the
 * screen's upper edge, all in px.
 */
export function timelineProgress(top: number, height: number, screen: number): number {
  if (height <= 0) return 1;
  return Math.min(1, Math.max(0, (screen * 0.6 - top) / height));
}
