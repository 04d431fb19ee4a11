import type { AnswerOf } from '../api/wire.ts';

type Picture = AnswerOf<'/api/blogs'>['items'][number]['picture'];

/** A picture for social cards, with its size in pixels. */
export interface SocialImage {
  src: string;
  width: number;
  height: number;
  /** What stands on it. */
  alt: string;
}

const size = { width: 1200, height: 630 };

/**
 * The card that the server drew for social networks. Before it is there: the part of the picture that was cut for them; without one,
 * the largest there is of the picture itself.
 */
export function socialImage(
  { card, picture }: { card?: string; picture: Picture },
  title: string,
): SocialImage {
  if (card) return { src: card, ...size, alt: title };
  return { ...socialPicture(picture), alt: picture.alt || title };
}

/** The same without title and logo, for search engines. */
export function socialPicture({ social, source, widths, width, height }: Picture): Omit<SocialImage, 'alt'> {
  if (social) return { src: social, ...size };
  const largest = Math.max(...widths);
  return { src: `${source}-${largest}.webp`, width: largest, height: Math.round((largest * height) / width) };
}
