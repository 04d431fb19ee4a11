import type { ReactNode } from 'react';
import { Icon } from '../../../shared/ui/icon.tsx';
import type { Story } from '../story.ts';
import styles from './story-card.module.css';

interface StoryCardProps {
  story: Story;
  onOpen: () => void;
}

/** Before and after in one frame, what changed, and the way into the whole story. */
export function StoryCard({ story, onOpen }: StoryCardProps): ReactNode {
  return (
    <article className={styles.card}>
      <div className={styles.pair}>
        <img
          src={story.beforeImage}
          width="640"
          height="800"
          alt={`Illustration of ${story.name} before coaching`}
          loading="lazy"
          decoding="async"
        />
        <img
          src={story.afterImage}
          width="640"
          height="800"
          alt={`Illustration of ${story.name} after coaching`}
          loading="lazy"
          decoding="async"
        />
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
      <h3 className="label">
        {story.name} {story.profile && <span className={`quiet ${styles.profile}`}>{story.profile}</span>}
      </h3>
      <p className="small muted">{story.story}</p>
      <button className={`link--go small ${styles.more}`} type="button" onClick={onOpen}>
        <span>
          read more<span className="sr"> about {story.name}</span>
        </span>
        <Icon name="arrow" />
      </button>
    </article>
  );
}
