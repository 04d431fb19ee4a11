import type { MouseEvent } from 'react';

/**
 * Click handler for video posters or an element around them (content-28). Posters are links with the video's id and title
 * (`data-video`, `data-title`). Nothing of YouTube or the player loads before the click.
 */
export function playOnClick(event: MouseEvent): void {
  const poster = (event.target as Element).closest<HTMLAnchorElement>('[data-video]');
  if (!poster) return;
  event.preventDefault();
  import('./video-player.ts').then(
    ({ play }) => play(poster),
    () => location.assign(poster.href),
  );
}
