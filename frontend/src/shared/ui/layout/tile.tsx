import type { MouseEvent, ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Picture } from '../media/picture.tsx';
import styles from './tile.module.css';

interface TileProps {
  /** Where all of the tile leads. */
  to: string;
  /** Travels with the visit, not with the address. */
  state?: unknown;
  title: string;
  heading?: 'h2' | 'h3';
  picture: { source: string; widths: readonly number[]; width: number; height: number; alt: string };
  ratio: '4 / 3' | '16 / 9';
  /** How wide the picture is shown, as in the HTML attribute. */
  sizes: string;
  first?: boolean;
  /** Above the title. */
  before?: ReactNode;
  /** On the picture; stays pressable by itself. */
  corner?: ReactNode;
  /** Below the title. */
  children?: ReactNode;
}

const canTurn = typeof document !== 'undefined' && 'startViewTransition' in document;

/** This picture, and no other, moves into the page that the tile leads to: there it is `data-shown` (page-transitions.css). */
function carry({ currentTarget }: MouseEvent): void {
  document.querySelector('[data-carried]')?.removeAttribute('data-carried');
  currentTarget.closest('article')?.querySelector('img')?.setAttribute('data-carried', '');
}

/** A picture with a title that leads somewhere: the link is the title, the target is all of it. */
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
          <Link className={styles.link} to={to} state={state} viewTransition={canTurn} onClick={carry}>
            {title}
          </Link>
        </Heading>
        {children}
      </div>
    </article>
  );
}
