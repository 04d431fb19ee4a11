import { z } from 'zod';

/**
 * A picture in several widths: `<source>-<width>.avif` and `.webp` exist for each. `width` and
 * `height` are the largest one's, in px, and hold its place on the page.
 */
export const picture = z.object({
  source: z.string(),
  widths: z.array(z.number().int()),
  width: z.number().int(),
  height: z.number().int(),
  alt: z.string(),
});

export type Picture = z.infer<typeof picture>;

/** SPEC's plain `image`: the largest file, for whoever wants one address. */
export function largestFile({ source, widths }: Picture): string {
  return `${source}-${Math.max(...widths)}.webp`;
}
