import type { ContentPicture } from '@ironbloom/brand';
import type { ReactNode } from 'react';
import { shownPicture } from '#shared/page-content/shown-picture.ts';
import { SitePicture } from '#shared/ui/media/site-picture.tsx';

/** In a file of its own: it has the addresses of all default pictures. @param picture as the server has checked it */
export function CoachPortrait({ picture }: { picture: object }): ReactNode {
  const { files, focalX, focalY } = shownPicture(picture as ContentPicture);
  return (
    <SitePicture
      files={files}
      focalX={focalX}
      focalY={focalY}
      alt=""
      sizes="(min-width: 1024px) 16rem, 3rem"
    />
  );
}
