import { type RefObject, useEffect, useRef, useState } from 'react';

/** ms (site-16). */
export const countDuration = 2000;

/** The number shown after `elapsed` ms: fast at first, easing into `target`, and never past it. */
export function countAt(elapsed: number, target: number): number {
  const share = Math.min(1, Math.max(0, elapsed / countDuration));
  return Math.round(target * (1 - (1 - share) ** 3));
}

const half = 0.5;

/**
 * ms since the counting began, for a section that starts to count when half of it is visible. The
 * server, a reader who wants no motion and everybody after two seconds see the end of it.
 */
export function useCountUp<E extends Element>(): {
  section: RefObject<E | null>;
  shown: (target: number) => number;
} {
  const section = useRef<E>(null);
  const [elapsed, setElapsed] = useState(countDuration);

  useEffect(() => {
    const element = section.current;
    if (!element || matchMedia('(prefers-reduced-motion: reduce)').matches) return undefined;
    let frame = 0;
    let begin: number | undefined;
    function tick(now: number): void {
      begin ??= now;
      setElapsed(Math.min(now - begin, countDuration));
      if (now - begin < countDuration) frame = requestAnimationFrame(tick);
    }
    const observer = new IntersectionObserver(
      (entries) => {
        const visible = Math.max(...entries.map((entry) => entry.intersectionRatio));
        // Nobody sees it yet: let it wait at nothing instead of falling back to it later.
        if (visible === 0) setElapsed(0);
        if (visible < half) return;
        observer.disconnect();
        frame = requestAnimationFrame(tick);
      },
      { threshold: [0, half] },
    );
    observer.observe(element);
    return () => {
      observer.disconnect();
      cancelAnimationFrame(frame);
    };
  }, []);

  return { section, shown: (target) => countAt(elapsed, target) };
}
