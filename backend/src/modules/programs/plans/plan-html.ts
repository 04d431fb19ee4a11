import sanitizeHtml from 'sanitize-html';

/** The address of a private file, as a plan's text names its pictures. */
const PRIVATE_FILE = /^\/api\/private-files\/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/;

/** Keeps what a plan may hold: headings, paragraphs, lists, tables, links, and pictures that are private files. */
export function sanitizePlan(html: string): string {
  return sanitizeHtml(html, {
    allowedTags:
      'h2 h3 h4 p br hr ul ol li blockquote a strong em b i u s table thead tbody tr th td img'.split(' '),
    allowedAttributes: {
      a: ['href'],
      img: ['src', 'alt'],
      ol: ['start'],
      th: ['colspan', 'rowspan'],
      td: ['colspan', 'rowspan'],
    },
    allowedSchemes: ['https', 'http', 'mailto', 'tel'],
    allowProtocolRelative: false,
    nestingLimit: 60,
    exclusiveFilter: ({ tag, attribs }) => tag === 'img' && !PRIVATE_FILE.test(attribs['src'] ?? ''),
  }).trim();
}

/** Ids of the private files that a sanitised text shows. */
export const pictureIdsIn = (html: string): string[] =>
  [...html.matchAll(/<img src="\/api\/private-files\/([0-9a-f-]{36})"/g)].map(([, id]) => id!);
