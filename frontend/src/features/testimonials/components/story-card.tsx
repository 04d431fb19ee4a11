import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Icon } from '#shared/ui/media/icon.tsx';
import type { StorySummary } from '../story.ts';
import styles from './story-card.module.css';
import { StoryImage } from './story-image.tsx';

interface StoryCardProps {
  story: StorySummary;
  /** Heading level. */
  heading?: 'h2' | 'h3';
  /** `read more`: a callback, or the story's address. */
  more: (() => void) | string;
  /** Above the fold: load pictures eagerly. */
  first?: boolean;
}

/** Images are cropped: their height is the card's width. */
const sizes = '(min-width: 1024px) 20rem, (min-width: 600px) 38vw, 66vw';

/** Id of the link that receives the focus when the story closes. */
export function moreLinkId(story: StorySummary): string {
  return `read-${story.id}`;
}

/** Before and after pictures, weights, summary and link. */
export function StoryCard({ story, heading: Heading = 'h3', more, first }: StoryCardProps): ReactNode {
  const moreClass = `link--go small ${styles.more}`;
  const moreWords = (
    <>
      <span>
        read more<span className="sr"> about {story.name}</span>
      </span>
      <Icon name="arrow" />
    </>
  );
  return (
    <article className={styles.card}>
      <div className={styles.pair}>
        <StoryImage story={story} side="before" sizes={sizes} first={first} />
        <StoryImage story={story} side="after" sizes={sizes} first={first} />
      </div>
      <p className={`figure ${styles.weights}`}>
        <span>
          <span className="sr">From </span>
          {story.beforeWeight}
        </span>
        <Icon name="arrow" />
        <span className="sr"> to </span>
        <span>
          {story.afterWeight}
          <small> kg</small>
        </span>
      </p>
      <Heading className="label">
        {story.name} {story.profile && <span className={`quiet ${styles.profile}`}>{story.profile}</span>}
      </Heading>
      <p className="small muted">{story.story}</p>
      {typeof more === 'string' ? (
        <Link className={moreClass} id={moreLinkId(story)} to={more}>
          {moreWords}
        </Link>
      ) : (
        <button className={moreClass} type="button" onClick={more}>
          {moreWords}
        </button>
      )}
    </article>
  );
}
