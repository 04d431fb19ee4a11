import { Row } from '#shared/ui/layout/flow.tsx';
import { clsx } from 'clsx';
import { useRef, useState, type KeyboardEvent, type PointerEvent, type ReactNode } from 'react';
import { useHydrated } from '#shared/lib/use-hydrated.ts';
import { Button } from '#shared/ui/actions/button.tsx';
import { Icon } from '#shared/ui/media/icon.tsx';
import { SitePicture } from '#shared/ui/media/site-picture.tsx';
import type { ShownStep } from '../home.ts';
import styles from './how-it-works.module.css';

/** px. Minimum horizontal distance of a swipe. */
const swipePx = 40;

/** Current index; wraps around in both directions. */
function useCarousel(count: number): { index: number; moved: boolean; show: (index: number) => void } {
  const [state, setState] = useState({ index: 0, moved: false });
  return { ...state, show: (index) => setState({ index: (index + count) % count, moved: true }) };
}

interface SlideProps {
  step: ShownStep;
  index: number;
  count: number;
  current: boolean;
  /** Whether to load the picture: hidden ones are left out of the first load. */
  pictured: boolean;
}

function Slide({ step, index, count, current, pictured }: SlideProps): ReactNode {
  return (
    <div
      className={clsx(styles.slide, !current && styles.away)}
      role="group"
      aria-roledescription="slide"
      aria-label={`Step ${index + 1} of ${count}`}
      inert={!current}
    >
      <div className={styles.picture}>
        {pictured && step.picture && (
          <SitePicture {...step.picture} sizes="(min-width: 1024px) 50vw, calc(100vw - 40px)" />
        )}
      </div>
      <div className={styles.text}>
        <p className={styles.sign} aria-hidden="true">
          <span className={`figure ${styles.number}`}>{index + 1}</span>
          <Icon name={step.icon} />
        </p>
        <h3 className="d2">{step.title}</h3>
        <p className="lead">{step.description}</p>
      </div>
    </div>
  );
}

export function HowItWorks({ steps }: { steps: readonly ShownStep[] }): ReactNode {
  const count = steps.length;
  const { index, moved, show } = useCarousel(count);
  const alive = useHydrated();
  const swipeStart = useRef<{ x: number; y: number } | null>(null);
  if (count === 0) return null;

  function onKeyDown(event: KeyboardEvent): void {
    if (event.key === 'ArrowLeft') show(index - 1);
    else if (event.key === 'ArrowRight') show(index + 1);
  }
  function onPointerDown(event: PointerEvent): void {
    swipeStart.current = event.pointerType === 'mouse' ? null : { x: event.clientX, y: event.clientY };
  }
  function onPointerUp(event: PointerEvent): void {
    const start = swipeStart.current;
    swipeStart.current = null;
    if (!start) return;
    const across = event.clientX - start.x;
    if (Math.abs(across) < swipePx || Math.abs(across) < Math.abs(event.clientY - start.y)) return;
    show(index + (across < 0 ? 1 : -1));
  }

  return (
    <section className="section" aria-labelledby="how-title" aria-roledescription="carousel">
      {/* Arrow keys work on every control inside. */}
      <div className="wrap" onKeyDown={onKeyDown} role="presentation">
        <div className={styles.head}>
          <h2 className="d2" id="how-title">
            How it works
          </h2>
          <Row gap="2" nowrap>
            <Button
              shape="round"
              iconBefore="chevron-left"
              aria-label="Previous step"
              onClick={() => show(index - 1)}
            />
            <Button
              shape="round"
              iconBefore="chevron-right"
              aria-label="Next step"
              onClick={() => show(index + 1)}
            />
          </Row>
        </div>
        <div
          className={styles.slides}
          role="presentation"
          onPointerDown={onPointerDown}
          onPointerUp={onPointerUp}
          onPointerCancel={() => {
            swipeStart.current = null;
          }}
        >
          {steps.map((step, position) => (
            <Slide
              key={step.id}
              step={step}
              index={position}
              count={count}
              current={position === index}
              pictured={alive || position === index}
            />
          ))}
        </div>
        <ol className={styles.dots}>
          {steps.map((step, position) => (
            <li key={step.id}>
              <button
                type="button"
                aria-current={position === index ? 'step' : undefined}
                onClick={() => show(position)}
              >
                {step.title}
              </button>
            </li>
          ))}
        </ol>
        <p className="sr" aria-live="polite">
          {moved && `Step ${index + 1} of ${count}: ${steps[index]?.title}`}
        </p>
      </div>
    </section>
  );
}
