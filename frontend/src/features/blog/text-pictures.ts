import { srcSet } from '#shared/ui/media/picture.tsx';

/** From the address of an upload's largest file: all before its width, and its id. */
const UPLOAD = /^(.*\/uploads\/([0-9a-f-]{36})\/picture)-\d+\.webp$/;

/** A phone's column; a larger screen gets one that keeps a drawing's letters sharp, as smaller ones are encoded for dense screens. */
const SIZES = '(min-width: 600px) 1080px, 92vw';

/**
 * Pictures of an article's text, each in the width that the reader's screen asks for. The few browsers that read no AVIF keep the
 * largest WebP.
 * @param html cleaned; what says no size is left as it is, as only its file knows how large it is meant
 * @param widths in px, of each upload by its id; of one that is not among them there may be no other
 */
export function withWidths(html: string, widths: Readonly<Record<string, readonly number[]>> = {}): string {
  return html.replaceAll(/<img src="([^"<>]*)"[^<>]*>/g, (img, src: string) => {
    const [, source = '', id = ''] = UPLOAD.exec(src) ?? [];
    const known = widths[id];
    if (!known || !img.includes(' width="')) return img;
    const files = `srcset="${srcSet(source, known, 'avif')}" sizes="${SIZES}"`;
    return `<picture><source type="image/avif" ${files}>${img}</picture>`;
  });
}
