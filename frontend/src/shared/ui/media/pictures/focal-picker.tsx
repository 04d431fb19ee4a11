import { Stack } from '../../layout/flow.tsx';
import { useRef, type KeyboardEvent, type PointerEvent, type ReactNode } from 'react';
import { focusAfterKey, focusAt, type Focus } from './focus.ts';
import styles from './focal-picker.module.css';

interface FocalPickerProps {
  src: string;
  alt: string;
  focus: Focus;
  /** Aspect ratio of the reader's crop, as in CSS. */
  ratio: string;
  onChange: (focus: Focus) => void;
}

const percent = (share: number): string => `${Math.round(share * 100)} %`;

export function FocalPicker({ src, alt, focus, ratio, onChange }: FocalPickerProps): ReactNode {
  const box = useRef<HTMLDivElement>(null);
  const words = `${percent(focus.x)} from the left, ${percent(focus.y)} from the top`;

  function point(event: PointerEvent): void {
    if (!box.current || (event.type === 'pointermove' && event.buttons === 0)) return;
    onChange(focusAt(box.current.getBoundingClientRect(), event.clientX, event.clientY));
  }

  function press(event: KeyboardEvent): void {
    const moved = focusAfterKey(focus, event.key, event.shiftKey);
    if (!moved) return;
    event.preventDefault();
    onChange(moved);
  }

  return (
    <Stack gap="3">
      <div
        ref={box}
        className={styles.whole}
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId);
          point(event);
        }}
        onPointerMove={point}
      >
        <img src={src} alt={alt} draggable={false} />
        <button
          type="button"
          className={styles.point}
          style={{ left: `${focus.x * 100}%`, top: `${focus.y * 100}%` }}
          aria-label={`Focal point: ${words}. Arrow keys move it.`}
          onKeyDown={press}
        />
      </div>
      <div className={styles.cut}>
        <span className={styles.frame} style={{ aspectRatio: ratio }}>
          <img src={src} alt="" style={{ objectPosition: `${focus.x * 100}% ${focus.y * 100}%` }} />
        </span>
        <p className="micro quiet">
          {`Focal point: ${words}. Click the picture, or move the point with the arrow keys; this point stays visible wherever the picture is cropped.`}
        </p>
      </div>
    </Stack>
  );
}
