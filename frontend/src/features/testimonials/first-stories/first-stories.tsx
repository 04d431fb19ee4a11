import { lazy, useState, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '#shared/config/paths.ts';
import { Icon } from '#shared/ui/media/icon.tsx';
import { LazyPart } from '#shared/ui/feedback/lazy-part.tsx';
import { LoadError } from '#shared/ui/feedback/load-error.tsx';
import { pictureNote, type StorySummary } from '../story.ts';
import styles from './first-stories.module.css';
import { StoryCard } from '../components/story-card.tsx';

/** Loaded with the first `read more`. */
const FirstStoryDialog = lazy(async () => ({
  default: (await import('./first-story-dialog.tsx')).FirstStoryDialog,
}));

interface FirstStoriesProps {
  /** Null: failed to load. */
  stories: readonly StorySummary[] | null;
  /** The error message. */
  problem: string | null;
  onRetry: () => void;
}

/** The home page's stories; nothing without stories. */
export function FirstStories({ stories, problem, onRetry }: FirstStoriesProps): ReactNode {
  const [shown, setShown] = useState<StorySummary | null>(null);
  if (stories?.length === 0) return null;
  return (
    <section className={`section ${styles.section}`} aria-labelledby="stories-title">
      <div className="wrap">
        <div className={styles.head}>
          <h2 className="d2" id="stories-title">
            Four people.
            <br />
            Four plans
          </h2>
          <p className="lead">
            No two of these plans were alike. What they share is a coach who noticed the week things slipped,
            and changed the plan before it broke.
          </p>
        </div>
        {stories ? (
          <div className={styles.grid} role="group" aria-label="Stories">
            {stories.map((story) => (
              <StoryCard key={story.id} story={story} more={() => setShown(story)} />
            ))}
          </div>
        ) : (
          <LoadError message={problem ?? ''} onRetry={onRetry} />
        )}
        <p className={styles.foot}>
          <Link className="link--go" to={paths.testimonials}>
            All transformations <Icon name="arrow" />
          </Link>
          <span className="small quiet">{pictureNote(stories ?? [])}</span>
        </p>
      </div>
      {shown && (
        <LazyPart fallback={null}>
          <FirstStoryDialog story={shown} onClose={() => setShown(null)} />
        </LazyPart>
      )}
    </section>
  );
}
