import sanitizeHtml, { type Attributes, type IOptions, type Tag } from 'sanitize-html';

const WORDS_A_MINUTE = 200;
const EXCERPT_LENGTH = 160;
/** Our pictures: demo media and uploads. The pages' policy allows no others. */
const OWN_PICTURE = /^\/uploads\/[\w-]+\/[\w.-]+$|^\/media\/[\w./-]+$/;
const PIXELS = /^\d{1,4}$/;
/** The only ids: targets of citations. */
const SOURCE_ID = /^source-[1-9]\d{0,2}$/;
/** Skipped in excerpts. */
const BESIDE_THE_TEXT = ['figure', 'table', 'aside'];

const TAGS =
  'h2 h3 h4 p br hr ul ol li blockquote cite code pre a strong em b i u s sub sup mark figure figcaption img ' +
  'table caption thead tbody tr th td aside';

const OPTIONS: IOptions = {
  allowedTags: TAGS.split(' '),
  allowedAttributes: {
    a: ['href', 'title', 'rel'],
    img: ['src', 'alt', 'width', 'height', 'loading'],
    ol: ['start'],
    li: ['id'],
    th: ['colspan', 'rowspan', 'scope'],
    td: ['colspan', 'rowspan'],
  },
  allowedSchemes: ['https', 'http', 'mailto', 'tel'],
  allowedSchemesByTag: { img: ['https'] },
  allowProtocolRelative: false,
  // Deep nesting slows the parser down.
  nestingLimit: 60,
  transformTags: { h1: 'h2', a: link, img: image, li: item },
};

/**
 * Removes everything not on the list (script and style with their content) and numbers sources. Idempotent. An `aside` is a
 * pull quote; a `figure` that begins with a link to a video is that video.
 * @param ownOrigins whose pictures are accepted with absolute addresses, as pasted
 */
export function sanitizeContent(html: string, ownOrigins: readonly string[] = []): string {
  const isForeign = (src = '') => {
    const own = ownOrigins.find((origin) => src.startsWith(`${origin}/`)) ?? '';
    return !OWN_PICTURE.test(src.slice(own.length));
  };
  const exclusiveFilter: IOptions['exclusiveFilter'] = ({ tag, attribs, text }) =>
    (tag === 'img' && isForeign(attribs['src'])) || (tag.endsWith('caption') && text.trim() === '');
  return numberSources(sanitizeHtml(html, { ...OPTIONS, exclusiveFilter }).trim());
}

const PARAGRAPHS: IOptions = {
  ...OPTIONS,
  allowedTags: ['p', 'br', 'ul', 'ol', 'li', 'a', 'strong', 'b'],
  allowedAttributes: { a: ['href', 'title', 'rel'], ol: ['start'] },
  transformTags: { a: link },
};

/** As `sanitizeContent`, for paragraphs, lists, links and bold text only. */
export function sanitizeParagraphs(html: string): string {
  return sanitizeHtml(html, PARAGRAPHS).trim();
}

/** Plain text. */
export function plainText(html: string): string {
  const text = sanitizeHtml(
    html.replace(/<\/?(p|h\d|li|br|td|th|caption|blockquote|aside|figcaption)\b/gi, ' $&'),
    {
      allowedTags: [],
      allowedAttributes: {},
    },
  );
  return text
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&quot;/g, '"')
    .replace(/&amp;/g, '&')
    .replace(/\s+/g, ' ')
    .trim();
}

/** As in content-18: "6 min read". */
export function suggestReadTime(html: string): string {
  const words = plainText(html).split(' ').length;
  return `${Math.max(1, Math.round(words / WORDS_A_MINUTE))} min read`;
}

/** Running text, without asides and source numbers. */
function runningText(html: string): string {
  const exclusiveFilter: IOptions['exclusiveFilter'] = ({ tag, attribs }) =>
    BESIDE_THE_TEXT.includes(tag) || (tag === 'a' && attribs['href']?.startsWith('#source-') === true);
  return plainText(sanitizeHtml(html, { ...OPTIONS, exclusiveFilter }));
}

/** The beginning of the text in whole words, as default excerpt. */
export function suggestExcerpt(html: string): string {
  const text = runningText(html) || plainText(html);
  if (text.length <= EXCERPT_LENGTH) return text;
  const cut = text.slice(0, EXCERPT_LENGTH);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), 1))} …`;
}

/** External links get `noopener`. */
function link(tagName: string, { href = '', title }: Attributes): Tag {
  const external = /^(https?:)?\/\//i.test(href.trim());
  return {
    tagName,
    attribs: { href, ...(title && { title }), ...(external && { rel: 'noopener noreferrer' }) },
  };
}

function item(tagName: string, { id = '' }: Attributes): Tag {
  return { tagName, attribs: SOURCE_ID.test(id) ? { id } : {} };
}

function image(tagName: string, { src = '', alt = '', width = '', height = '' }: Attributes): Tag {
  const size: Attributes = PIXELS.test(width) && PIXELS.test(height) ? { width, height } : {};
  return { tagName, attribs: { src, alt, ...size, loading: 'lazy' } };
}

const SOURCE = /<li id="source-(\d+)">/g;
/** A superscript number that links to a source, or another link to one. */
const CITATION = /<sup><a href="#source-(\d+)">[^<]*<\/a><\/sup>|<a href="#source-(\d+)"/g;

/**
 * Numbers sources 1, 2, 3 in order, and citations by their source. Of duplicate numbers the first keeps its own; a citation
 * without a source becomes a plain number.
 * @param html sanitised
 */
function numberSources(html: string): string {
  const numbers = new Map<string, number>();
  const numbered = html.replace(SOURCE, (_, was: string) => {
    if (numbers.has(was)) return '<li>';
    numbers.set(was, numbers.size + 1);
    return `<li id="source-${numbers.size}">`;
  });
  return numbered.replace(CITATION, (_, cited: string | undefined, linked = '') => {
    const number = numbers.get(cited ?? linked);
    if (cited === undefined) return number ? `<a href="#source-${number}"` : '<a';
    return number ? `<sup><a href="#source-${number}">${number}</a></sup>` : `<sup>${cited}</sup>`;
  });
}
