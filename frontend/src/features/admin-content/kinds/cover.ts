import type { BlogView } from '../content.ts';
import type { Picked, PictureSlot } from '../editing/kind.ts';

/** The picture of an article or a recipe. */
export interface CoverForm {
  alt: string;
  focalX: number;
  focalY: number;
  image: Picked;
}

export const coverLabels = {
  alt: 'Alt text',
  focalX: 'Focal point, from the left',
  focalY: 'Focal point, from the top',
};

export const emptyCover: CoverForm = { alt: '', focalX: 0.5, focalY: 0.5, image: '' };

export const readCover = ({ alt, focalX, focalY, ...picture }: BlogView['picture']): CoverForm => ({
  alt,
  focalX: focalX ?? 0.5,
  focalY: focalY ?? 0.5,
  image: shownFile(picture),
});

export const coverSlot = (words: Pick<PictureSlot, 'label' | 'missing' | 'ratio'>): PictureSlot => ({
  file: 'image',
  alt: 'alt',
  focalX: 'focalX',
  focalY: 'focalY',
  ...words,
});

/** A rendition large enough for a form. */
function shownFile({ source, widths }: Pick<BlogView['picture'], 'source' | 'widths'>): string {
  return `${source}-${widths.find((width) => width >= 800) ?? Math.max(...widths)}.avif`;
}
