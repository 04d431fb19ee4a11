import type { ReactNode } from 'react';
import { loadProblem } from '#shared/api/load-problem.ts';
import { LoadError } from '#shared/ui/feedback/load-error.tsx';
import { Skeleton } from '#shared/ui/feedback/skeleton.tsx';
import { loadFailed, type StorySummary } from '../story.ts';
import { FullStory, StoryDialog } from '../components/story-dialog.tsx';
import { useFirstStories } from './api.ts';

/** A story of the home page; full texts are loaded with the first one opened. */
export function FirstStoryDialog({
  story,
  onClose,
}: {
  story: StorySummary;
  onClose: () => void;
}): ReactNode {
  return <StoryDialog story={story} journey={<Journey of={story.id} />} onClose={onClose} />;
}

function Journey({ of }: { of: string }): ReactNode {
  const { data, error, isValidating, mutate } = useFirstStories();
  const full = data?.find(({ id }) => id === of);
  if (full) return <FullStory text={full.fullStory} />;
  if (isValidating) {
    return (
      <div role="status">
        <span className="sr">Loading...</span>
        <Skeleton height="9rem" />
      </div>
    );
  }
  return <LoadError message={loadProblem(error, loadFailed)} onRetry={() => void mutate()} />;
}
