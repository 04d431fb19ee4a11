import type { ReactNode } from 'react';

/** What an import of an original gives: `import plates from '…/plates.webp?w=640;1200&as=picture'`. */
export interface PictureFiles {
  /** For `srcset`. */
  sources: { avif: string; webp: string };
  /** The largest WebP file, and its size in px, which holds the place until the picture is there. */
  img: { src: string; w: number; h: number };
}

export interface ShownPicture {
  /** How wide the picture is shown, as in the HTML attribute. */
  sizes: string;
  /** 0 to 1 from the left and the top: what stays in sight where the picture is cut. */
  focalX?: number | undefined;
  focalY?: number | undefined;
  /** Empty when the words beside it say the same. */
  alt: string;
  className?: string | undefined;
  /** What phones show instead, cut upright. */
  upright?: { files: PictureFiles; sizes: string };
  /** The first thing a reader sees: fetched at once, not when it comes near. */
  first?: boolean;
}

/** A picture of the site itself: AVIF where it is understood, loaded when it comes near the screen. */
export function SitePicture(props: ShownPicture & { files: PictureFiles }): ReactNode {
  const { files, sizes, alt, focalX, focalY, className, first, upright } = props;
  const { sources, img } = files;
  return (
    <picture>
      {upright &&
        (['avif', 'webp'] as const).map((format) => (
          <source
            key={format}
            type={`image/${format}`}
            media="(max-width: 767.98px)"
            srcSet={upright.files.sources[format]}
            sizes={upright.sizes}
          />
        ))}
      <source type="image/avif" srcSet={sources.avif} sizes={sizes} />
      <img
        className={className}
        style={
          focalX === undefined ? undefined : { objectPosition: `${focalX * 100}% ${(focalY ?? 0.5) * 100}%` }
        }
        src={img.src}
        srcSet={sources.webp}
        sizes={sizes}
        width={img.w}
        height={img.h}
        alt={alt}
        loading={first ? 'eager' : 'lazy'}
        fetchPriority={first ? 'high' : undefined}
        decoding="async"
      />
    </picture>
  );
}
