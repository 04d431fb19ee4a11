import type { ReactNode } from 'react';
import { Picture } from '#shared/ui/media/picture.tsx';
import type { StorySummary } from '../story.ts';

interface StoryImageProps {
  story: StorySummary;
  side: 'before' | 'after';
  sizes: string;
  /** Above the fold. */
  first?: boolean | undefined;
}

/** One picture of a story: its renditions, or the external image. */
export function StoryImage({ story, side, sizes, first = false }: StoryImageProps): ReactNode {
  const picture = story[`${side}Picture`];
  if (picture) return <Picture {...picture} sizes={sizes} first={first} />;
  return (
    <img
      src={story[`${side}Image`]}
      alt={`Illustration of ${story.name} ${side} coaching`}
      width="640"
      height="800"
      loading={first ? 'eager' : 'lazy'}
      decoding="async"
    />
  );
}
