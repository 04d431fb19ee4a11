import type { MouseEvent } from 'react';

/**
 * content-28, for a press on, or somewhere around, posters: links to a video that carry its id and its title (`data-video`,
 * `data-title`). Nothing of YouTube's, and nothing of the player, loads before; without a script they are links.
 */
export function playPressed(event: MouseEvent): void {
  const poster = (event.target as Element).closest<HTMLAnchorElement>('[data-video]');
  if (!poster) return;
  event.preventDefault();
  import('./video-player.ts').then(
    ({ play }) => play(poster),
    () => location.assign(poster.href),
  );
}
