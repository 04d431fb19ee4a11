import type { ContentPicture } from '@ironbloom/brand';

/** For the history: what it shows, which one it is and what of it stays in sight. */
export function pictureWords(picture: ContentPicture | null): string {
  if (!picture) return 'No picture';
  const { alt, shipped, uploaded, focalX, focalY } = picture;
  const focus = focalX === undefined ? '' : ` at ${focalX}, ${focalY ?? focalX}`;
  return `Picture: ${alt} (${shipped ?? uploaded.source}${focus})`;
}
