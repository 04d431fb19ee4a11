import sanitizeHtml, { type IOptions } from 'sanitize-html';

/** HTML that mail programs support. Scripts, forms, frames and foreign styles are removed. */
const OPTIONS: IOptions = {
  allowedTags: (
    'h1 h2 h3 h4 p br hr ul ol li blockquote pre code a strong em b i u s sub sup span div center font ' +
    'table caption thead tbody tfoot tr th td img'
  ).split(' '),
  allowedAttributes: {
    '*': ['style', 'align', 'valign', 'width', 'height', 'bgcolor', 'dir', 'lang', 'title'],
    a: ['href', 'name', 'target', 'rel'],
    img: ['src', 'alt', 'border'],
    table: ['cellpadding', 'cellspacing', 'border', 'role'],
    td: ['colspan', 'rowspan'],
    th: ['colspan', 'rowspan', 'scope'],
    ol: ['start', 'type'],
    font: ['color', 'face', 'size'],
  },
  allowedSchemes: ['https', 'http', 'mailto', 'tel'],
  // `cid:` addresses are the message's own pictures.
  allowedSchemesByTag: { img: ['https', 'cid'] },
  allowProtocolRelative: false,
  // The title of a pasted page is removed; the rest is the library's default.
  nonTextTags: ['script', 'style', 'textarea', 'option', 'noscript', 'title'],
  nestingLimit: 100,
};

export const sanitizeMailHtml = (html: string): string => cleanMailHtml(html).html;

/** Present in every whole page; not reported as removed. */
const PAGE_TAGS = ['html', 'head', 'body', 'title', 'meta', 'link', 'base'];

/** @returns clean HTML, and the names of the removed tags */
export function cleanMailHtml(html: string): { html: string; leftOut: string[] } {
  const found = new Set<string>();
  // PostgreSQL stores no NUL.
  const text = html.replaceAll('\0', '');
  const clean = sanitizeHtml(text, { ...OPTIONS, onOpenTag: (name) => void found.add(name) }).trim();
  const kept = new Set([...(OPTIONS.allowedTags as string[]), ...PAGE_TAGS]);
  return { html: clean, leftOut: [...found].filter((name) => !kept.has(name)) };
}

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" };

/** Plain-text part: links keep their address, lists their dashes. */
export function mailText(html: string): string {
  const marked = html
    .replace(/\s+/g, ' ')
    .replace(/<a\b([^<>]*)>([^<]*(?:<(?!\/?a\b)[^<]*)*)<\/a>/gi, (link, attributes: string, text: string) => {
      const href = /\bhref="([^"]*)"/.exec(attributes)?.[1];
      if (href === undefined) return link;
      return text.trim() === href ? href : `${text} (${href})`;
    })
    .replace(/<li\b[^<>]*>/gi, '\n- ')
    .replace(/<(br|\/tr)\b[^<>]*>/gi, '\n')
    .replace(/<\/?(p|div|h\d|blockquote|ul|ol|table|hr)\b[^<>]*>/gi, '\n\n');
  const text = sanitizeHtml(marked, { allowedTags: [], allowedAttributes: {} });
  return text
    .replace(/&(amp|lt|gt|quot|#39);/g, (entity, name: string) => ENTITIES[name] ?? entity)
    .split('\n')
    .map((line) => line.trim())
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}
