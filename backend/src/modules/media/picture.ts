import { z } from 'zod';

/**
 * A picture in several widths: `<source>-<width>.avif` and `.webp` exist for each. `width` and `height` are the largest one's,
 * in px, and reserve its place on the page.
 */
export const picture = z.object({
  source: z.string(),
  widths: z.array(z.number().int()),
  width: z.number().int(),
  height: z.number().int(),
  alt: z.string(),
  blur: z.string().optional().meta({ description: 'Tiny data URL as placeholder' }),
  focalX: z.number().optional().meta({ description: '0 (left) to 1 (right): focal point' }),
  focalY: z.number().optional().meta({ description: '0 (top) to 1 (bottom)' }),
  illustration: z
    .literal(true)
    .optional()
    .meta({ description: 'Drawn or rendered: it shows no real person and is labelled as an illustration' }),
  social: z.string().optional().meta({ description: 'A 1200 × 630 JPEG for social networks' }),
});

export type Picture = z.infer<typeof picture>;

/** The plain `image` (content-21): address of the largest file. */
export function largestFile({ source, widths }: Pick<Picture, 'source' | 'widths'>): string {
  return `${source}-${Math.max(...widths)}.webp`;
}

/** In px, by the id of each upload in a text, as `widths` of `picture`. */
export type PictureWidths = Record<string, number[]>;
