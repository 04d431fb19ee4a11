import { useEffect, useRef, type ReactNode } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { paths } from '#shared/config/paths.ts';
import type { Story } from '../story.ts';
import styles from './all-stories.module.css';
import { moreLinkId, StoryCard } from './story-card.tsx';
import { FullStory, StoryDialog } from './story-dialog.tsx';

const parameter = 'story';

function storyPath(story: Story): string {
  return `${paths.testimonials}?${parameter}=${encodeURIComponent(story.id)}`;
}

/** Without a script the dialog is shown below the grid. */
const readable = 'dialog{display:block!important;position:static!important;max-height:none!important}';

/** All stories. The open one is in the address: it can be shared, and Back closes it. */
export function AllStories({ stories }: { stories: readonly Story[] }): ReactNode {
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const { key } = useLocation();
  const arrivedWith = useRef(key);
  const id = query.get(parameter);
  const shown = stories.find((story) => story.id === id) ?? null;
  const last = useRef<Story | null>(null);

  // Returns the focus to the opening link, also after Back.
  useEffect(() => {
    if (!shown && last.current) document.getElementById(moreLinkId(last.current))?.focus();
    last.current = shown;
  }, [shown]);

  function onClose(): void {
    // Opened here: go back. Opened by its address: replace it.
    if (key !== arrivedWith.current) void navigate(-1);
    else void navigate(paths.testimonials, { replace: true });
  }

  return (
    <>
      <div className={styles.grid}>
        {stories.map((story, index) => (
          <StoryCard key={story.id} story={story} heading="h2" more={storyPath(story)} first={index === 0} />
        ))}
      </div>
      {shown && (
        <>
          <noscript>
            <style>{readable}</style>
          </noscript>
          <StoryDialog
            key={shown.id}
            story={shown}
            journey={<FullStory text={shown.fullStory} />}
            onClose={onClose}
          />
        </>
      )}
    </>
  );
}
