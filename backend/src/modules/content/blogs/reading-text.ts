import { watchAddress, youtubeId } from '@ironbloom/brand/video-link';
import type { PictureWidths } from '../../media/picture.ts';

export interface Section {
  /** Id of its heading; anchor. */
  id: string;
  title: string;
}

/** An article's text for reading: prepared headings, pictures, tables, videos, citations and sources. */
export interface ReadingText {
  html: string;
  sections: Section[];
}

/**
 * @param content HTML from `sanitizeContent`: known tags, double-quoted attributes, ids of sources only, no classes
 * @param widths in px, of each upload in the text by its id
 */
export function readingText(content: string, widths: PictureWidths | null): ReadingText {
  const { html, sections } = withSections(content);
  const text = withSources(withTables(withVideos(html)));
  return { html: withWidths(text, widths ?? {}), sections };
}

const heading = /<h2>([^<]*(?:<(?!\/?h2>)[^<]*)*)<\/h2>/g;
const characters: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"' };

/** Text of a sanitised heading: no markup, its four entities decoded. */
function plain(html: string): string {
  return html
    .replaceAll(/<[^<>]*>/g, '')
    .replaceAll(/&(amp|lt|gt|quot);/g, (_, name: string) => characters[name] ?? '')
    .replaceAll(/\s+/g, ' ')
    .trim();
}

/**
 * Sections of an article, and its text with ids on their headings.
 * @param html sanitised: headings have no attributes
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

/** Sanitised text for a double-quoted attribute. */
const attributeOf = (html: string): string =>
  html
    .replaceAll(/<[^<>]*>/g, ' ')
    .replaceAll('"', '&quot;')
    .replaceAll(/\s+/g, ' ')
    .trim();

/** A wide table scrolls in a focusable region labelled by its caption. */
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

/** A figure that begins with a link to a video: a poster that plays it, see ArticleText. */
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

/** Id of a source's nth citation, from 1. */
const citedAt = (source: string, nth: number): string => `cited-${source}${nth > 1 ? `-${nth}` : ''}`;

/** Links citations to their source and back. */
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

/** Address of an upload's largest file: the part before its width, and its id. */
const UPLOAD = /^(.*\/uploads\/([0-9a-f-]{36})\/picture)-\d+\.webp$/;

/** Column width on phones; larger screens get a width that keeps drawings sharp. */
const SIZES = '(min-width: 600px) 1080px, 92vw';

/**
 * Responsive pictures of an article's text. Browsers without AVIF get the largest WebP.
 * @param html sanitised; pictures without a size are left as they are, as only the file knows it
 * @param widths in px, of each upload by its id; unknown uploads may lack other files
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
