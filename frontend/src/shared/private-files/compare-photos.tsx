import { type CSSProperties, type ReactNode, useState } from 'react';
import styles from './compare-photos.module.css';
import { PrivatePicture } from './private-picture.tsx';

export interface DatedPhoto {
  src: string;
  /** "22 Nov". */
  day: string;
  alt: string;
}

const HALF = 50;

/** Two photographs one over the other; a line shows how much of the left one. */
export function ComparePhotos({ left, right }: { left: DatedPhoto; right: DatedPhoto }): ReactNode {
  const [at, setAt] = useState(HALF);
  return (
    <div className={styles.both} style={{ '--at': `${at}%` } as CSSProperties}>
      <PrivatePicture src={right.src} alt={right.alt} />
      <div className={styles.left}>
        <PrivatePicture src={left.src} alt={left.alt} />
      </div>
      <span className={styles.line} aria-hidden="true" />
      <span className={styles.days} aria-hidden="true">
        <span>{left.day}</span>
        <span>{right.day}</span>
      </span>
      <input
        type="range"
        min={0}
        max={100}
        value={at}
        aria-label={`Slide between ${left.day} and ${right.day}`}
        onChange={({ target }) => setAt(Number(target.value))}
      />
    </div>
  );
}
