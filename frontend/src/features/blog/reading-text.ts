import { watchAddress, youtubeId } from '#shared/lib/video-link.ts';
import type { Article } from './article.ts';
import { withSections, type Section } from './contents.ts';
import { withWidths } from './text-pictures.ts';

export type ReadableArticle = Omit<Article, 'content' | 'contentWidths'> & {
  /** Its content as a reader gets it: headings, pictures, tables, videos, citations and sources have what they need on a page. See HtmlText. */
  html?: string | undefined;
  sections: readonly Section[];
};

/**
 * @param article whose HTML the server has cleaned: known tags, attributes in double quotes, no ids but those of sources
 *   and no classes
 */
export function readable({ content, contentWidths, ...article }: Article): ReadableArticle {
  const { html, sections } = withSections(content);
  const text = withSources(withTables(withVideos(html)));
  return { ...article, html: withWidths(text, contentWidths), sections };
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

/** From a number above the line to its source, and from there back to each place that cites it. */
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
