import type { ReactNode } from 'react';

interface PictureProps {
  /** Address without width and ending: "/media/equipment/kettlebell" stands for kettlebell-640.avif and so on. */
  source: string;
  /** Widths, in px, that exist as AVIF and as WebP. */
  widths: readonly number[];
  /** How wide the picture is shown, as in the HTML attribute. */
  sizes: string;
  /** Of the largest file; holds the place until the picture is there. */
  width: number;
  height: number;
  /** 0 to 1 from the left and the top: what stays in sight where the picture is cut. */
  focalX?: number | undefined;
  focalY?: number | undefined;
  /** Empty when the words beside it say the same. */
  alt: string;
  className?: string | undefined;
  /** The first thing a reader sees: fetched at once, not when it comes near. */
  first?: boolean;
}

function srcSet(source: string, widths: readonly number[], ending: string): string {
  return widths.map((width) => `${source}-${width}.${ending} ${width}w`).join(', ');
}

/** One of our own pictures: AVIF where it is understood, loaded when it comes near the screen. */
export function Picture(props: PictureProps): ReactNode {
  const { source, widths, sizes, width, height, alt, focalX, focalY, className, first } = props;
  return (
    <picture>
      <source type="image/avif" srcSet={srcSet(source, widths, 'avif')} sizes={sizes} />
      <img
        className={className}
        style={
          focalX === undefined ? undefined : { objectPosition: `${focalX * 100}% ${(focalY ?? 0.5) * 100}%` }
        }
        src={`${source}-${widths.at(-1)}.webp`}
        srcSet={srcSet(source, widths, 'webp')}
        sizes={sizes}
        width={width}
        height={height}
        alt={alt}
        loading={first ? 'eager' : 'lazy'}
        fetchPriority={first ? 'high' : undefined}
        decoding="async"
      />
    </picture>
  );
}
