import type { ReactNode } from 'react';
import { Picture } from '#shared/ui/media/picture.tsx';
import type { StorySummary } from '../story.ts';

interface StoryImageProps {
  story: StorySummary;
  side: 'before' | 'after';
  /** As in the HTML attribute. */
  sizes: string;
  /** It stands on the first screen. */
  first?: boolean | undefined;
}

/** One side of a story: the picture in the width that is shown, or the image at the address where there is none. */
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
