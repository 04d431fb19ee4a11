import type { AnswerOf } from '../api/wire.ts';

type Picture = AnswerOf<'/api/blogs'>['items'][number]['picture'];

export interface SocialImage {
  src: string;
  width: number;
  height: number;
  /** The text on it. */
  alt: string;
}

const size = { width: 1200, height: 630 };

/** The social card that the server has drawn; until then the picture's social crop, or its largest file. */
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
