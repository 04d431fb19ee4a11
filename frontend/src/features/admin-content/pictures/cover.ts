import type { BlogView } from '../content.ts';
import type { PictureSlot, Values } from '../editing/kind.ts';

type Picture = BlogView['picture'];

/** The fields of the one picture that an article or a recipe has. */
export const coverLabels = {
  alt: 'Alt text',
  focalX: 'Focal point, from the left',
  focalY: 'Focal point, from the top',
};

export const emptyCover: Values = { alt: '', focalX: '0.5', focalY: '0.5' };

export function readCover({ alt, focalX, focalY }: Picture): Values {
  return { alt, focalX: String(focalX ?? 0.5), focalY: String(focalY ?? 0.5) };
}

export function coverSlot(
  words: Pick<PictureSlot<unknown>, 'label' | 'missing' | 'ratio'>,
): PictureSlot<{ picture: Picture }> {
  return {
    file: 'image',
    alt: 'alt',
    focalX: 'focalX',
    focalY: 'focalY',
    ...words,
    saved: ({ picture }) => ({ src: shownFile(picture), described: true }),
  };
}

/** A file of a picture that is large enough for a form. */
function shownFile({ source, widths }: Picture): string {
  return `${source}-${widths.find((width) => width >= 800) ?? Math.max(...widths)}.avif`;
}
