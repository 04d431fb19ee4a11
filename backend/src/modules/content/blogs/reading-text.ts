import { watchAddress, youtubeId } from '@ironbloom/brand/video-link';
import type { PictureWidths } from '../../media/picture.ts';

export interface Section {
  /** Id of its heading, the part of the address after #. */
  id: string;
  title: string;
}

/** An article's text as a page shows it: headings, pictures, tables, videos, citations and sources have what they need there. */
export interface ReadingText {
  html: string;
  sections: Section[];
}

/**
 * @param content HTML that `sanitizeContent` has made: known tags, attributes in double quotes, no ids but those of sources
 *   and no classes
 * @param widths in px, of each upload in the text by its id
 */
export function readingText(content: string, widths: PictureWidths | null): ReadingText {
  const { html, sections } = withSections(content);
  const text = withSources(withTables(withVideos(html)));
  return { html: withWidths(text, widths ?? {}), sections };
}

const heading = /<h2>([^<]*(?:<(?!\/?h2>)[^<]*)*)<\/h2>/g;
const characters: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"' };

/** What is read of a heading that the server has cleaned: no markup, and its four entities as characters. */
function plain(html: string): string {
  return html
    .replaceAll(/<[^<>]*>/g, '')
    .replaceAll(/&(amp|lt|gt|quot);/g, (_, name: string) => characters[name] ?? '')
    .replaceAll(/\s+/g, ' ')
    .trim();
}

/**
 * An article's sections, and its text with an address for each of their headings.
 * @param html as the server has cleaned it: headings have no attributes
 */
export function withSections(html: string): { html: string; sections: Section[] } {
  const sections: Section[] = [];
  const ids = new Set<string>();
  const addressed = html.replaceAll(heading, (_, inner: string) => {
    const title = plain(inner);
    const words = title.toLowerCase().replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, '-');
    const slug = `section-${words.replaceAll(/^-|-$/g, '')}`;
    const id = ids.has(slug) ? `${slug}-${sections.length}` : slug;
    if (title) {
      ids.add(id);
      sections.push({ id, title });
    }
    return `<h2 id="${id}">${inner}</h2>`;
  });
  return { html: addressed, sections };
}

/** Of cleaned HTML, for a place in double quotes. */
const attributeOf = (html: string): string =>
  html
    .replaceAll(/<[^<>]*>/g, ' ')
    .replaceAll('"', '&quot;')
    .replaceAll(/\s+/g, ' ')
    .trim();

/** A wide table scrolls in a part of its own, which the keyboard reaches and a screen reader calls by its caption. */
export function withTables(html: string): string {
  return html
    .replaceAll(
      /<table>(\s*<caption>([^<]*(?:<(?!\/?caption>)[^<]*)*)<\/caption>)?/g,
      (table, _, caption = '') => {
        const name = attributeOf(String(caption)) || 'Table';
        return `<div data-table role="group" aria-label="${name}" tabindex="0">${table}`;
      },
    )
    .replaceAll('</table>', '</table></div>');
}

/** A figure that begins with a link to a video: a poster to press, see ArticleText. */
export function withVideos(html: string): string {
  return html.replaceAll(
    /<figure>\s*<a href="([^"<>]*)"[^<>]*>([^<]*(?:<(?!\/?a\b)[^<]*)*)<\/a>/g,
    (figure, address: string, poster: string) => {
      const id = youtubeId(address.replaceAll('&amp;', '&'));
      if (!id) return figure;
      const shows = /\balt="([^"]+)"/.exec(poster)?.[1] ?? attributeOf(poster);
      const named = poster.includes('<img') ? poster : `<b>${poster}</b>`;
      return (
        `<figure data-film><div><a href="${watchAddress(id)}" rel="noopener noreferrer" data-video="${id}" data-title="${shows}">` +
        `<span class="sr">Play video: </span>${named}</a></div>`
      );
    },
  );
}

/** Where a source is cited for the nth time; n counts from 1. */
const citedAt = (source: string, nth: number): string => `cited-${source}${nth > 1 ? `-${nth}` : ''}`;

/** Links each citation to its source, and each source back to its citations. */
export function withSources(html: string): string {
  const cited = new Map<string, number>();
  const numbered = html.replaceAll(/<sup><a href="#source-(\d+)">/g, (_, source: string) => {
    const nth = (cited.get(source) ?? 0) + 1;
    cited.set(source, nth);
    return `<sup id="${citedAt(source, nth)}"><a href="#source-${source}" aria-label="Source ${source}">`;
  });
  return numbered.replaceAll(
    /<li id="source-(\d+)">([^<]*(?:<(?!\/li>|li id=)[^<]*)*)<\/li>/g,
    (_, source: string, inside: string) => {
      const text = inside.trimEnd();
      const end = text.endsWith('</p>') ? '</p>' : '';
      const count = cited.get(source) ?? 0;
      const back = Array.from({ length: count }, (__, index) => {
        const of = count > 1 ? `, ${index + 1} of ${count}` : '';
        return ` <a data-back href="#${citedAt(source, index + 1)}" aria-label="Back to the text from source ${source}${of}">↑</a>`;
      });
      return `<li id="source-${source}">${text.slice(0, text.length - end.length)}${back.join('')}${end}</li>`;
    },
  );
}

/** The address of an upload's largest file: all before its width, and its id. */
const UPLOAD = /^(.*\/uploads\/([0-9a-f-]{36})\/picture)-\d+\.webp$/;

/** A phone's column; a larger screen gets one that keeps a drawing's letters sharp, as smaller ones are encoded for dense screens. */
const SIZES = '(min-width: 600px) 1080px, 92vw';

/**
 * Pictures of an article's text, each in the width that the reader's screen asks for. The few browsers that read no AVIF keep the
 * largest WebP.
 * @param html cleaned; what says no size is left as it is, as only its file knows how large it is meant
 * @param widths in px, of each upload by its id; of one that is not among them there may be no other
 */
export function withWidths(html: string, widths: PictureWidths): string {
  return html.replaceAll(/<img src="([^"<>]*)"[^<>]*>/g, (img, src: string) => {
    const [, source = '', id = ''] = UPLOAD.exec(src) ?? [];
    const known = widths[id];
    if (!known || !img.includes(' width="')) return img;
    const files = known.map((width) => `${source}-${width}.avif ${width}w`).join(', ');
    return `<picture><source type="image/avif" srcset="${files}" sizes="${SIZES}">${img}</picture>`;
  });
}
