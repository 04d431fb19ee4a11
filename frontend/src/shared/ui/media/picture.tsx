import type { ReactNode } from 'react';
import { type PictureFiles, type ShownPicture, SitePicture } from './site-picture.tsx';

interface UploadedFiles {
  /** Address without width and extension: "/uploads/<id>/picture" for picture-480.avif and so on. */
  source: string;
  /** Available widths in px, each as AVIF and WebP. */
  widths: readonly number[];
  /** The largest file's size in px. */
  width: number;
  height: number;
}

export function srcSet(source: string, widths: readonly number[], ending: 'avif' | 'webp'): string {
  return widths.map((width) => `${source}-${width}.${ending} ${width}w`).join(', ');
}

export function uploadedFiles({ source, widths, width, height }: UploadedFiles): PictureFiles {
  const sources = { avif: srcSet(source, widths, 'avif'), webp: srcSet(source, widths, 'webp') };
  return { sources, img: { src: `${source}-${widths.at(-1)}.webp`, w: width, h: height } };
}

export function Picture({
  source,
  widths,
  width,
  height,
  ...shown
}: UploadedFiles & ShownPicture): ReactNode {
  return <SitePicture files={uploadedFiles({ source, widths, width, height })} {...shown} />;
}
