import { clsx } from 'clsx';
import type { PageLook } from '@ironbloom/brand/look';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import loopAv1 from '../../../../media/hero/loop-av1.mp4';
import loopMp4 from '../../../../media/hero/loop.mp4';
import loopWebm from '../../../../media/hero/loop.webm';
import { whenIdle } from '#shared/lib/when-idle.ts';
import { Button } from '#shared/ui/actions/button.tsx';
import styles from './hero.module.css';

const motionQuery = '(min-width: 768px) and (prefers-reduced-motion: no-preference)';

/** True once the page is idle, on wide screens, without reduced motion or Save-Data. */
function useMotionAllowed(): boolean {
  const [isIdle, setIdle] = useState(false);
  const [isAllowed, setAllowed] = useState(false);
  useEffect(() => whenIdle(() => setIdle(true)), []);
  useEffect(() => {
    const query = window.matchMedia(motionQuery);
    const connection = (navigator as { connection?: { saveData?: boolean } }).connection;
    const update = (): void => setAllowed(query.matches && !connection?.saveData);
    update();
    query.addEventListener('change', update);
    return () => query.removeEventListener('change', update);
  }, []);
  return isIdle && isAllowed;
}

interface Published {
  /** Replaces the shipped video. */
  video: PageLook['video'];
}

const shipped = [
  { src: loopAv1, type: 'video/mp4; codecs="av01.0.08M.10"' },
  { src: loopWebm, type: 'video/webm' },
  { src: loopMp4, type: 'video/mp4' },
];

/** The silent loop over the poster; not rendered on phones or with reduced motion. */
export function HeroLoop({ video }: Published): ReactNode {
  return useMotionAllowed() && <Loop video={video} />;
}

function Loop({ video: published }: Published): ReactNode {
  const video = useRef<HTMLVideoElement>(null);
  const [running, setRunning] = useState(false);
  const [paused, setPaused] = useState(false);

  useEffect(() => {
    const element = video.current;
    if (!element) return undefined;
    // Pauses off screen to save battery.
    const observer = new IntersectionObserver(([entry]) => {
      if (entry?.isIntersecting && !paused) element.play().catch(() => undefined);
      else element.pause();
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [paused]);

  return (
    <>
      <video
        ref={video}
        className={clsx(styles.loop, running && styles.running)}
        muted
        loop
        playsInline
        preload="auto"
        width="1600"
        height="900"
        aria-hidden="true"
        tabIndex={-1}
        onPlaying={() => setRunning(true)}
      >
        {(published ? [published] : shipped).map((source) => (
          <source key={source.src} {...source} />
        ))}
      </video>
      {running && (
        <Button
          className={styles.pause}
          shape="round"
          iconBefore={paused ? 'play' : 'pause'}
          aria-label={paused ? 'Play background video' : 'Pause background video'}
          onClick={() => setPaused(!paused)}
        />
      )}
    </>
  );
}
