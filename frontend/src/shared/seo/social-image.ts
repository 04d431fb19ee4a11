import type { paths } from '../api/schema.ts';

type Picture =
  paths['/api/blogs']['get']['responses'][200]['content']['application/json']['items'][number]['picture'];

/** A picture for social cards, with its size in pixels. */
export interface SocialImage {
  src: string;
  width: number;
  height: number;
}

/** The picture that the server cut for social networks; without one, the largest there is of the picture itself. */
export function socialImage({ social, source, widths, width, height }: Picture): SocialImage {
  if (social) return { src: social, width: 1200, height: 630 };
  const largest = Math.max(...widths);
  return { src: `${source}-${largest}.webp`, width: largest, height: Math.round((largest * height) / width) };
}
