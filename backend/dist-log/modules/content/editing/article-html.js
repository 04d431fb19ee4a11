import sanitizeHtml, {} from 'sanitize-html';
import { numberSources } from './article-sources.js';
const WORDS_A_MINUTE = 200;
const EXCERPT_LENGTH = 160;
/** Pictures of ours: demo media and uploads. The pages' policy shows no others. */
const OWN_PICTURE = /^\/uploads\/[\w-]+\/[\w.-]+$|^\/media\/[\w./-]+$/;
const PIXELS = /^\d{1,4}$/;
/** The one kind of id: what a citation leads to. */
const SOURCE_ID = /^source-[1-9]\d{0,2}$/;
/** Not the running text: an excerpt leaves it out. */
const BESIDE_THE_TEXT = ['figure', 'table', 'aside'];
const TAGS = 'h2 h3 h4 p br hr ul ol li blockquote cite code pre a strong em b i u s sub sup mark figure figcaption img ' +
    'table caption thead tbody tr th td aside';
const OPTIONS = {
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
    // Nobody writes so deep; a parser that is made to follow does for long.
    nestingLimit: 60,
    transformTags: { h1: 'h2', a: link, img: image, li: item },
};
/**
 * What is not on the list is taken out, script and style with all that they hold, and sources are numbered. Sanitised
 * text stays as it is. An `aside` is a pull quote; a `figure` that begins with a link to a video is that video.
 * @param ownOrigins whose pictures are ours when they come with a whole address, as pasted ones do
 */
export function sanitizeArticle(html, ownOrigins = []) {
    const isForeign = (src = '') => {
        const own = ownOrigins.find((origin) => src.startsWith(`${origin}/`)) ?? '';
        return !OWN_PICTURE.test(src.slice(own.length));
    };
    const exclusiveFilter = ({ tag, attribs, text }) => (tag === 'img' && isForeign(attribs['src'])) || (tag.endsWith('caption') && text.trim() === '');
    return numberSources(sanitizeHtml(html, { ...OPTIONS, exclusiveFilter }).trim());
}
const PARAGRAPHS = {
    ...OPTIONS,
    allowedTags: ['p', 'br', 'ul', 'ol', 'li', 'a', 'strong', 'b'],
    allowedAttributes: { a: ['href', 'title', 'rel'], ol: ['start'] },
    transformTags: { a: link },
};
/** As `sanitizeArticle`, of a text that holds paragraphs, lists, links and bold words alone. */
export function sanitizeParagraphs(html) {
    return sanitizeHtml(html, PARAGRAPHS).trim();
}
/** The words alone. */
export function plainText(html) {
    const text = sanitizeHtml(html.replace(/<\/?(p|h\d|li|br|td|th|caption|blockquote|aside|figcaption)\b/gi, ' $&'), {
        allowedTags: [],
        allowedAttributes: {},
    });
    return text
        .replace(/&lt;/g, '<')
        .replace(/&gt;/g, '>')
        .replace(/&quot;/g, '"')
        .replace(/&amp;/g, '&')
        .replace(/\s+/g, ' ')
        .trim();
}
/** In the form of content-18: "6 min read". */
export function suggestReadTime(html) {
    const words = plainText(html).split(' ').length;
    return `${Math.max(1, Math.round(words / WORDS_A_MINUTE))} min read`;
}
/** The article's sentences, without what stands beside them and the numbers of sources. */
function runningText(html) {
    const exclusiveFilter = ({ tag, attribs }) => BESIDE_THE_TEXT.includes(tag) || (tag === 'a' && attribs['href']?.startsWith('#source-') === true);
    return plainText(sanitizeHtml(html, { ...OPTIONS, exclusiveFilter }));
}
/** The beginning of the text, in whole words, for where no excerpt was written. */
export function suggestExcerpt(html) {
    const text = runningText(html) || plainText(html);
    if (text.length <= EXCERPT_LENGTH)
        return text;
    const cut = text.slice(0, EXCERPT_LENGTH);
    return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), 1))} …`;
}
/** A page that is opened from ours must not get hold of it. */
function link(tagName, { href = '', title }) {
    const external = /^(https?:)?\/\//i.test(href.trim());
    return {
        tagName,
        attribs: { href, ...(title && { title }), ...(external && { rel: 'noopener noreferrer' }) },
    };
}
function item(tagName, { id = '' }) {
    return { tagName, attribs: SOURCE_ID.test(id) ? { id } : {} };
}
function image(tagName, { src = '', alt = '', width = '', height = '' }) {
    const size = PIXELS.test(width) && PIXELS.test(height) ? { width, height } : {};
    return { tagName, attribs: { src, alt, ...size, loading: 'lazy' } };
}
//# sourceMappingURL=article-html.js.map