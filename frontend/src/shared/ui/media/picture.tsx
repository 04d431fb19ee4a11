import type { ReactNode } from 'react';
import { type PictureFiles, type ShownPicture, SitePicture } from './site-picture.tsx';

interface UploadedFiles {
  /** Address without width and ending: "/uploads/<id>/picture" stands for picture-480.avif and so on. */
  source: string;
  /** Widths, in px, that exist as AVIF and as WebP. */
  widths: readonly number[];
  /** Of the largest file, in px. */
  width: number;
  height: number;
}

/** An upload's files of one format, as `srcset` names them. */
export function srcSet(source: string, widths: readonly number[], ending: 'avif' | 'webp'): string {
  return widths.map((width) => `${source}-${width}.${ending} ${width}w`).join(', ');
}

/** The files of an upload, as `SitePicture` takes them. */
export function uploadedFiles({ source, widths, width, height }: UploadedFiles): PictureFiles {
  const sources = { avif: srcSet(source, widths, 'avif'), webp: srcSet(source, widths, 'webp') };
  return { sources, img: { src: `${source}-${widths.at(-1)}.webp`, w: width, h: height } };
}

/** A picture of an article, a recipe or a story, as the API describes it. */
export function Picture({
  source,
  widths,
  width,
  height,
  ...shown
}: UploadedFiles & ShownPicture): ReactNode {
  return <SitePicture files={uploadedFiles({ source, widths, width, height })} {...shown} />;
}
