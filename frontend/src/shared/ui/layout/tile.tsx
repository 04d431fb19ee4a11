import type { MouseEvent, ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Picture } from '../media/picture.tsx';
import styles from './tile.module.css';

interface TileProps {
  /** The link's target; the whole tile is clickable. */
  to: string;
  /** History state of the visit. */
  state?: unknown;
  title: string;
  heading?: 'h2' | 'h3';
  picture: { source: string; widths: readonly number[]; width: number; height: number; alt: string };
  ratio: '4 / 3' | '16 / 9';
  sizes: string;
  first?: boolean;
  before?: ReactNode;
  /** Over the picture; has its own click target. */
  corner?: ReactNode;
  children?: ReactNode;
}

const canTurn = typeof document !== 'undefined' && 'startViewTransition' in document;

/** Marks this picture for the view transition into the page's picture, `data-shown` (page-transitions.css). */
function markForTransition({ currentTarget }: MouseEvent): void {
  document.querySelector('[data-carried]')?.removeAttribute('data-carried');
  currentTarget.closest('article')?.querySelector('img')?.setAttribute('data-carried', '');
}

/** A picture with a title; the title's link covers the tile. */
export function Tile(props: TileProps): ReactNode {
  const {
    to,
    state,
    title,
    heading: Heading = 'h2',
    picture,
    ratio,
    sizes,
    first,
    before,
    corner,
    children,
  } = props;
  return (
    <article className={styles.tile}>
      <div className={styles.media} style={{ aspectRatio: ratio }}>
        <Picture {...picture} sizes={sizes} first={first ?? false} />
        {corner && <div className={styles.corner}>{corner}</div>}
      </div>
      <div className={styles.words}>
        {before}
        <Heading className="d4">
          <Link
            className={styles.link}
            to={to}
            state={state}
            viewTransition={canTurn}
            onClick={markForTransition}
          >
            {title}
          </Link>
        </Heading>
        {children}
      </div>
    </article>
  );
}
