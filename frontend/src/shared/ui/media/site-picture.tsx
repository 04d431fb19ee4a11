import type { ReactNode } from 'react';

/** The result of importing an original: `import plates from '…/plates.webp?w=640;1200&as=picture'`. */
export interface PictureFiles {
  sources: { avif: string; webp: string };
  /** The largest WebP file and its size in px, which reserves the space. */
  img: { src: string; w: number; h: number };
}

export interface ShownPicture {
  sizes: string;
  /** Focal point, 0 to 1 from the left and the top. */
  focalX?: number | undefined;
  focalY?: number | undefined;
  /** Empty when the text beside it says the same. */
  alt: string;
  className?: string | undefined;
  /** A portrait crop for phones. */
  upright?: { files: PictureFiles; sizes: string };
  /** Above the fold: loaded eagerly. */
  first?: boolean;
}

/** AVIF with a WebP fallback, lazy by default. */
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
